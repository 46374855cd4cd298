import { useTranslation } from 'react-i18next';
import { toSheetProps, type PendingSheet } from '@/api/pending/sheet-props';
import { useSubmissionTexts } from '@/api/pending/submission-texts';
import { ConfirmSheet, DetailList } from '@/ui';
import type { TransferCommand } from '../model';
import { amountText } from '../use-transfer';
import { TransferFigures } from './transfer-figures';

/** Confirms a transfer and shows its progress and outcome. */
export const TransferSheet = (props: {
  readonly pending: PendingSheet<TransferCommand, unknown>;
}) => {
  const { t } = useTranslation('transfer');
  const { intent, summary } = props.pending.view;
  const texts = useSubmissionTexts(props.pending.view);
  const confirm = intent && t('do', { amount: amountText(intent.amount, intent.currency) });
  return (
    <ConfirmSheet
      {...toSheetProps(props.pending)}
      title={t('confirm')}
      description={intent && amountText(intent.amount, intent.currency)}
      texts={{ ...texts, confirm: confirm ?? t('confirm') }}
    >
      {intent === undefined ? (
        summary && <DetailList items={summary.lines} />
      ) : (
        <TransferFigures {...intent} />
      )}
    </ConfirmSheet>
  );
};
