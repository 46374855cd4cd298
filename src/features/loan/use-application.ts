import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/server-clock';
import type { Summary } from '@/api/pending/operation';
import { madeRecordId } from '@/api/pending/outcome';
import { usePending } from '@/api/pending/use-pending';
import type { LoanRow } from '@/api/rows';
import { findFieldRefusal, type ServerRefusal } from '@/api/refusals';
import { formatMoney } from '@/domain/format/money';
import { showToast } from '@/ui';
import { quoteOf, type LoanQuote } from './model';
import { findApplication } from './outcome';
import { pendingApplication } from './pending';
import { fetchNewestLoans, refreshLoanData, toApplyCall } from './queries';
import { APPLY_FIELDS, APPLY_TARGETS, type ApplyField } from './refusals';

/** The texts of an application, stored with it: they survive a reload. */
const useSummary = (): ((quote: LoanQuote) => Summary) => {
  const { t } = useTranslation('loan');
  return ({ product, amount, fee, total }) => ({
    title: t('apply.confirm'),
    subject: product.name,
    lines: [
      {
        label: t(fee === undefined ? 'principal' : 'youGet'),
        value: formatMoney(amount, product.currency),
      },
      {
        label: t(fee === undefined ? 'totalWithoutFee' : 'totalDue'),
        value: formatMoney(total, product.currency),
      },
    ],
    done: t('apply.done'),
  });
};

/** Confirms and sends an application, at most once. */
export const useApplication = (options: {
  readonly idsBefore: readonly number[];
  readonly onRefused: (refusal: ServerRefusal<ApplyField>) => void;
  /** The application is under review. `id` if its record was found. */
  readonly onDone: (id: number | undefined) => void;
}) => {
  const client = useQueryClient();
  const toSummary = useSummary();
  return usePending<LoanQuote, LoanRow | undefined>(pendingApplication, {
    // Past midnight in UTC the due day of the sheet is another one.
    isWithinGuard: (quote) =>
      quoteOf(quote.product, quote.amount, serverNow()).dueAt === quote.dueAt,
    toRequest: (quote) => ({
      ...toApplyCall(quote),
      idsBefore: options.idsBefore,
      summary: toSummary(quote),
    }),
    onAnswer: (answer, { operation, intent }) => {
      void refreshLoanData(client);
      if (answer.state === 'confirmed') {
        pendingApplication.dismiss();
        showToast({ text: operation.summary.done, tone: 'success' });
        void madeRecordId(answer.result, async () =>
          findApplication(operation, await fetchNewestLoans()),
        ).then(options.onDone);
      }
      if (answer.state !== 'failed' || intent === undefined) return;
      const refusal = findFieldRefusal(APPLY_TARGETS, answer.failure, APPLY_FIELDS);
      if (refusal === undefined) return;
      pendingApplication.dismiss();
      options.onRefused(refusal);
    },
  });
};
