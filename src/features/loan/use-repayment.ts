import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Summary } from '@/api/pending/operation';
import { serverNow } from '@/api/server-clock';
import { usePending } from '@/api/pending/use-pending';
import { findFieldRefusal, type ServerRefusal } from '@/api/refusals';
import type { LoanRow } from '@/api/rows';
import { dayNumber } from '@/domain/deposit/calendar';
import { formatMoney } from '@/domain/format/money';
import { compare, isZero, type Decimal } from '@/domain/money/decimal';
import { showToast } from '@/ui';
import { pendingRepayment } from './pending';
import { refreshLoanData, toRepayCall } from './queries';
import type { LoanRecord, RepayCommand } from './record';
import { REPAY_FIELDS, REPAY_TARGETS, type RepayField } from './refusals';

/** The texts of a repayment, stored with it: they survive a reload. */
const useSummary = (): ((command: RepayCommand) => Summary) => {
  const { t } = useTranslation('loan');
  return ({ record, amount }) => ({
    title: t('repay.confirm'),
    subject: t('number', { number: record.number }),
    lines: [{ label: t('amount'), value: formatMoney(amount, record.currency) }],
    done: t('repay.done', { amount: formatMoney(amount, record.currency) }),
  });
};

/** True if the figures of a record belong to this day: interest is added at 00:00 UTC. */
export const isReadOn = ({ readAt }: LoanRecord, day: number): boolean => dayNumber(readAt) === day;

/** True if a loan owes today what it owed when the sheet was opened. */
export const isSameDebt = (
  { owed, record }: RepayCommand,
  newest: LoanRecord | undefined,
  today: number,
): boolean =>
  isReadOn(record, today) && (newest?.owed === undefined || compare(newest.owed.total, owed) === 0);

/** What a repayment pays against a newer state of its loan: whoever repays all of it repays all of what is owed then. */
export const amountAgainst = ({ amount, left }: RepayCommand, { owed }: LoanRecord): Decimal =>
  isZero(left) && owed !== undefined ? owed.total : amount;

/** Confirms and sends a repayment, at most once, of the debt that its sheet shows. */
export const useRepayment = (options: {
  /** The record as it was read last. */
  readonly newestOf: (id: number) => LoanRecord | undefined;
  /** A refusal for which the record is shown again, once it is up to date. */
  readonly onRefused: (record: LoanRecord, refusal: ServerRefusal<RepayField>) => void;
  /** Repaid; the id of the loan. */
  readonly onDone: (id: number) => void;
}) => {
  const client = useQueryClient();
  const toSummary = useSummary();
  return usePending<RepayCommand, LoanRow | undefined>(pendingRepayment, {
    isWithinGuard: (command) => {
      const newest = options.newestOf(command.record.id);
      const isSame = isSameDebt(command, newest, dayNumber(serverNow()));
      // The sheet offers the newest figures: they are read at once.
      if (!isSame) void refreshLoanData(client);
      return isSame;
    },
    toRequest: (command) => ({
      ...toRepayCall(command),
      idsBefore: [],
      summary: toSummary(command),
    }),
    onAnswer: (answer, { operation, intent }) => {
      const isRead = refreshLoanData(client);
      if (answer.state === 'confirmed') {
        pendingRepayment.dismiss();
        showToast({ text: operation.summary.done, tone: 'success' });
        if (intent !== undefined) void isRead.then(() => options.onDone(intent.record.id));
      }
      if (answer.state !== 'failed' || intent === undefined) return;
      const refusal = findFieldRefusal(REPAY_TARGETS, answer.failure, REPAY_FIELDS);
      if (refusal === undefined) return;
      pendingRepayment.dismiss();
      void isRead.then(() => options.onRefused(intent.record, refusal));
    },
  });
};
