import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useMinute } from '@/api/use-server-time';
import { useTimeLeftText } from '@/lib/use-time-left-text';
import { formatUtcMinute } from '@/domain/format/time';
import { WholeDates } from '@/ui/figures/whole-dates';
import { useLoanTexts } from '../use-texts';

/** A loan due within this many seconds stands out. */
const SOON_SECONDS = 259_200;

/** When a running loan is due and the time left, or since when it is overdue: from the day after. `dueAt`: end of the due day, epoch seconds. */
export const DueLine = ({ dueAt }: { readonly dueAt: number }) => {
  const { t } = useTranslation('loan');
  const seconds = dueAt - useMinute();
  const left = useTimeLeftText()(seconds);
  const { dueTimes } = useLoanTexts();
  if (left === undefined)
    return (
      <span className="block break-keep text-red">
        <WholeDates text={t('due.since', { time: formatUtcMinute(dueAt) })} />
      </span>
    );
  return (
    <span className={clsx('block break-keep', seconds <= SOON_SECONDS && 'text-warn')}>
      <WholeDates text={t('due.in', { time: dueTimes(dueAt)[0], left })} />
    </span>
  );
};
