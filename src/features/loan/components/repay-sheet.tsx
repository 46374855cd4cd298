import { useTranslation } from 'react-i18next';
import type { PendingOfRecord } from '@/api/pending/from-record';
import { toSheetProps } from '@/api/pending/sheet-props';
import { formatMoney } from '@/domain/format/money';
import { ConfirmSheet, DetailList } from '@/ui';
import { useAvailable } from '../queries';
import { readRepayment, type LoanRecord, type RepayCommand } from '../record';
import { useDay } from '../use-day';
import { amountAgainst, isReadOn, isSameDebt } from '../use-repayment';
import { useSheetTexts } from '../use-sheet-texts';
import { RepayFigures } from './repay-figures';

/** Confirms a repayment, and shows its progress and outcome. */
export const RepaySheet = (props: {
  /** Dismissed, it shows the record. */
  readonly pending: PendingOfRecord<RepayCommand, unknown>;
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
  const today = useDay();
  const available = useAvailable(record?.currency ?? '');
  const hasMoved = intent !== undefined && !isSameDebt(intent, newest, today);
  /** The same repayment of the newest debt. Without it, the record is shown: what is owed there is read again. */
  const showNewest = (): void => {
    const isCurrent = newest !== undefined && available.isRead && isReadOn(newest, today);
    const next =
      isCurrent &&
      intent &&
      readRepayment(amountAgainst(intent, newest), newest, available.amount).command;
    if (next) pending.stage(next);
    else pending.dismiss();
  };
  return (
    <ConfirmSheet
      {...toSheetProps(pending)}
      title={t('repay.confirm')}
      description={record === undefined ? summary?.subject : t('number', { number: record.number })}
      texts={texts}
      onRefresh={hasMoved ? showNewest : undefined}
    >
      {intent === undefined ? (
        summary && <DetailList items={summary.lines} />
      ) : (
        <>
          <RepayFigures command={intent} />
          {intent.parts && <p className="mt-3 text-label text-ink-2">{t('repay.order')}</p>}
        </>
      )}
    </ConfirmSheet>
  );
};
