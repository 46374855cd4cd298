import { useTranslation } from 'react-i18next';
import { toSheetProps, type PendingSheet } from '@/api/pending/sheet-props';
import { useSubmissionTexts } from '@/api/pending/submission-texts';
import { ConfirmSheet, DetailList } from '@/ui';
import type { CancelCommand } from '../command';
import { money } from '../texts';

/** Asks before a withdrawal is cancelled, and shows the outcome. */
export const CancelSheet = ({
  pending,
}: {
  readonly pending: PendingSheet<CancelCommand, unknown>;
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
