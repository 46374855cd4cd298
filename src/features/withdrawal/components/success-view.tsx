import { useTranslation } from 'react-i18next';
import { formatAmount } from '@/domain/format/numbers';
import { Button, ButtonLink } from '@/ui';
import { HourglassIcon } from '@/ui/icons';
import { useDuration } from '../texts';
import type { DoneWithdrawal } from '../use-live-form';

/** Says that a withdrawal is under review and for how long, and leads to its record. */
export const SuccessView = ({
  done: { command, recordId },
  recordPath,
}: {
  readonly done: DoneWithdrawal;
  readonly recordPath: (id: number | undefined) => string;
}) => {
  const { t } = useTranslation('withdrawal');
  const duration = useDuration()(command?.route.minutes);
  return (
    <section role="status" className="gutter flex flex-col items-center gap-3 pt-10 text-center">
      <HourglassIcon aria-hidden="true" size={48} className="text-ink-2" />
      <h2 className="text-title">{t('success.title')}</h2>
      {duration !== undefined && <p className="text-body">{t('success.text', { duration })}</p>}
      {command !== undefined && (
        <p className="text-body text-ink-2">
          {t('success.held', {
            amount: formatAmount(command.preview.amount, command.terms.scale),
            currency: command.terms.currency,
          })}
        </p>
      )}
      <div className="mt-3 w-full">
        {recordId === 'looking' ? (
          <Button block loading>
            {t('success.show')}
          </Button>
        ) : (
          <ButtonLink block to={recordPath(recordId)}>
            {t('success.show')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
};
