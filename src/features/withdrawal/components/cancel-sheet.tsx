import { useTranslation } from 'react-i18next';
import { toSheetProps } from '@/api/pending/sheet-props';
import { useSubmissionTexts } from '@/api/pending/submission-texts';
import { ConfirmSheet, DetailList } from '@/ui';
import { money } from '../texts';
import type { useCancelWithdrawal } from '../use-cancel';

/** Asks before a withdrawal is cancelled, and shows the outcome. */
export const CancelSheet = ({
  pending,
}: {
  readonly pending: ReturnType<typeof useCancelWithdrawal>;
}) => {
  const { t } = useTranslation('withdrawal');
  const { intent, summary } = pending.view;
  const texts = useSubmissionTexts(pending.view);
  const record = intent?.record;
  return (
    <ConfirmSheet
      {...toSheetProps(pending)}
      title={t('cancel.title')}
      description={
        record === undefined ? summary?.subject : t('recordTitle', { number: record.id })
      }
      texts={{ ...texts, confirm: t('cancel.action') }}
    >
      {record === undefined ? (
        summary && <DetailList items={summary.lines} />
      ) : (
        <>
          <DetailList
            items={[
              { label: t('amount'), value: money(record.amount, record.currency, record.decimals) },
            ]}
          />
          <p className="mt-3 text-body text-ink-2">{t('cancel.text')}</p>
        </>
      )}
    </ConfirmSheet>
  );
};
