import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Summary } from '@/api/pending/operation';
import { madeRecordId } from '@/api/pending/outcome';
import { usePending } from '@/api/pending/use-pending';
import { findFieldRefusal, type ServerRefusal } from '@/api/refusals';
import type { DepositRow } from '@/api/rows';
import { serverNow } from '@/api/server-clock';
import { formatMoney } from '@/domain/format/money';
import { showToast } from '@/ui';
import { isDatedAt, type OpenCommand } from './model';
import { findOpened } from './outcome';
import { pendingOpening } from './pending';
import { fetchNewestDeposits, refreshSavings, toOpenCall } from './queries';
import { OPEN_TARGETS, SAVINGS_FIELDS, type SavingsField } from './refusals';
import { moneySpan, useProductName } from './texts';

/** The texts of a deposit, stored with it: they survive a reload. */
const useSummaryText = (): ((command: OpenCommand) => Summary) => {
  const { t } = useTranslation('savings');
  const nameOf = useProductName();
  return ({ product, plan }) => ({
    title: t('confirm.title'),
    subject: nameOf(product),
    lines: [
      { label: t('amount'), value: formatMoney(plan.principal, product.currency) },
      { label: t('income.about'), value: moneySpan(plan.interest, product.currency) },
    ],
    done: t('confirm.done'),
  });
};

/** Confirms and sends deposits, each at most once. */
export const useOpenDeposit = (options: {
  readonly idsBefore: readonly number[];
  /** A refusal that the form shows. */
  readonly onRefused: (refusal: ServerRefusal<SavingsField>) => void;
  /** It was taken: its amount in plain decimal text, and the id of its record as far as it can be found. */
  readonly onDone: (amount: string, id: number | undefined) => void;
}) => {
  const client = useQueryClient();
  const toSummary = useSummaryText();
  return usePending<OpenCommand, DepositRow | undefined>(pendingOpening, {
    // Past midnight in UTC its dates are other ones than those of the sheet.
    isWithinGuard: (command) => isDatedAt(command, serverNow()),
    toRequest: (command) => ({
      ...toOpenCall(command),
      idsBefore: options.idsBefore,
      summary: toSummary(command),
    }),
    onAnswer: (answer, { operation, intent }) => {
      void refreshSavings(client);
      if (answer.state === 'confirmed') {
        pendingOpening.dismiss();
        showToast({ text: operation.summary.done, tone: 'success' });
        const amount = String(operation.body['amount']);
        void madeRecordId(answer.result, async () =>
          findOpened(operation, await fetchNewestDeposits()),
        ).then((id) => options.onDone(amount, id));
      }
      if (answer.state !== 'failed' || intent === undefined) return;
      const refusal = findFieldRefusal(OPEN_TARGETS, answer.failure, SAVINGS_FIELDS);
      if (refusal === undefined) return;
      pendingOpening.dismiss();
      options.onRefused(refusal);
    },
  });
};
