import { useTranslation } from 'react-i18next';
import { toSheetProps, type PendingSheet } from '@/api/pending/sheet-props';
import { formatMoney } from '@/domain/format/money';
import { ConfirmSheet, DetailList } from '@/ui';
import type { LoanRecord, RepayCommand } from '../record';
import { isSameDebt } from '../use-repayment';
import { useSheetTexts } from '../use-sheet-texts';
import { RepayFigures } from './repay-figures';

/** Confirms a repayment, and shows its progress and outcome. */
export const RepaySheet = (props: {
  /** Dismissed, it shows the record. */
  readonly pending: PendingSheet<RepayCommand, unknown>;
  readonly newestOf: (id: number) => LoanRecord | undefined;
}) => {
  const { t } = useTranslation('loan');
  const { pending, newestOf } = props;
  const { intent, summary } = pending.view;
  const record = intent?.record;
  const newest = record && newestOf(record.id);
  const texts = useSheetTexts(
    pending.view,
    intent === undefined
      ? t('repay.title')
      : t('repay.do', { amount: formatMoney(intent.amount, intent.record.currency) }),
  );
  const hasMoved = intent !== undefined && newest !== undefined && !isSameDebt(intent, newest);
  return (
    <ConfirmSheet
      {...toSheetProps(pending)}
      title={t('repay.confirm')}
      description={record === undefined ? summary?.subject : t('number', { number: record.number })}
      texts={texts}
      onRefresh={hasMoved ? pending.dismiss : undefined}
    >
      {intent === undefined ? (
        summary && <DetailList items={summary.lines} />
      ) : (
        <>
          <RepayFigures command={intent} />
          <p className="mt-3 text-label text-ink-2">{t('repay.order')}</p>
        </>
      )}
    </ConfirmSheet>
  );
};
