import { toSheetProps, type PendingSheet } from '@/api/pending/sheet-props';
import { useSubmissionTexts } from '@/api/pending/submission-texts';
import { useTranslation } from 'react-i18next';
import { ConfirmSheet, DetailList } from '@/ui';
import type { Report, Reported } from '../report';

/** A report whose outcome is unknown, or one that failed before a reload. */
export const PendingReport = ({
  pending,
}: {
  readonly pending: PendingSheet<Report, Reported>;
}) => {
  const { t } = useTranslation('topUp');
  const { summary } = pending.view;
  const texts = useSubmissionTexts(pending.view);
  return (
    <ConfirmSheet
      {...toSheetProps(pending)}
      title={summary?.title ?? ''}
      texts={{ ...texts, confirm: t('report.sendEmpty') }}
    >
      {summary && <DetailList items={summary.lines} />}
    </ConfirmSheet>
  );
};
