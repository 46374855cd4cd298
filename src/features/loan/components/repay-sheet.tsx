import { useTranslation } from 'react-i18next';
import { toSheetProps } from '@/api/pending/sheet-props';
import { formatMoney } from '@/domain/format/money';
import { ConfirmSheet, DetailList } from '@/ui';
import type { LoanRecord } from '../record';
import { isSameDebt, type useRepayment } from '../use-repayment';
import { useSheetTexts } from '../use-sheet-texts';
import { RepayFigures } from './repay-figures';

/** Confirms a repayment, and shows its progress and outcome. */
export const RepaySheet = (props: {
  readonly pending: ReturnType<typeof useRepayment>;
  readonly newestOf: (id: number) => LoanRecord | undefined;
  /** The debt has changed: shows it as it is now. */
  readonly onChanged: (record: LoanRecord) => void;
}) => {
  const { t } = useTranslation('loan');
  const { pending, newestOf, onChanged } = props;
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
      onRefresh={
        hasMoved
          ? () => {
              pending.dismiss();
              onChanged(newest);
            }
          : undefined
      }
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
