import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Place } from '../place';

const SHORT = ['currency', 'channel', 'pay', 'report'] as const;
const WITH_MEMO = ['currency', 'channel', 'memo', 'pay', 'report'] as const;

/** How far a top-up is. */
export const StepBar = ({ place }: { readonly place: Place }) => {
  const { t } = useTranslation('topUp');
  const needsMemo = 'channel' in place && place.channel.needsMemo;
  const steps: readonly Place['step'][] = needsMemo ? WITH_MEMO : SHORT;
  const index = steps.indexOf(place.step);
  if (index < 0) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <div aria-hidden="true" className="flex gap-1">
        {steps.map((step, position) => (
          <span
            key={step}
            className={clsx(
              'h-1 flex-1 rounded-full',
              position <= index ? 'bg-ink' : 'bg-line-strong/40',
            )}
          />
        ))}
      </div>
      <p className="text-label text-ink-2">{t('step', { step: index + 1, steps: steps.length })}</p>
    </div>
  );
};
