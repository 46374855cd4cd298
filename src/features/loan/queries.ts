import { useInfiniteQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { refusalKeyOf } from '@/api/errors';
import {
  applyForLoan,
  getGetLoansQueryKey,
  getGetLoanStatisticsQueryKey,
  getLoans,
  repayLoan,
  useGetLoanProducts,
  useGetLoans,
  useGetLoanStatistics,
} from '@/api/generated/hooks/loan/loan';
import { getLoansPages } from '@/api/generated/hooks/loan/loan.pages';
import { getGetUserInfoQueryKey, useGetUserInfo } from '@/api/generated/hooks/session/session';
import {
  getGetWalletQueryKey,
  getGetWalletsQueryKey,
  useGetWallets,
} from '@/api/generated/hooks/wallet/wallet';
import type { LoanPage, UserInfo } from '@/api/generated/model';
import { invalidateQueries } from '@/api/invalidate-queries';
import { toLoadable, type Loadable } from '@/api/loadable';
import type { RecordPage } from '@/api/pending/outcome';
import { prepareCall } from '@/api/pending/submission';
import { IDLE_POLL_MS } from '@/api/poll';
import type { LoanRow } from '@/api/rows';
import { LOAN_STATUS_CODES } from '@/domain/codes/loan';
import { decimal, type Decimal } from '@/domain/money/decimal';
import { useRecordChanges } from '@/lib/use-record-changes';
import {
  toProduct,
  toStanding,
  type LoanProduct,
  type LoanQuote,
  type LoanStanding,
} from './model';
import { REPAID_BEFORE } from './outcome';
import {
  lacksTerms,
  toRecord,
  withProduct,
  type LoanFilter,
  type LoanRecord,
  type RepayCommand,
} from './record';

const NEWEST_PAGE = { page: 1, limit: 100 } as const;
const PAGE_SIZE = 20;
/** Poll interval while an application is under review. */
const REVIEW_MS = 5000;

const pollWhileReviewed = (pages: readonly LoanPage[] | undefined): number =>
  pages?.some(({ data }) => data.some(({ status }) => status === LOAN_STATUS_CODES.review)) === true
    ? REVIEW_MS
    : IDLE_POLL_MS;

/** The loans on offer, and the refusal if the server has none. */
export const useLoanProducts = (): Loadable<readonly LoanProduct[]> & {
  readonly refusal: string | undefined;
} => {
  const query = useGetLoanProducts({}, { query: { select: (rows) => rows.map(toProduct) } });
  return { ...toLoadable(query.data, query), refusal: refusalKeyOf(query.error) };
};

/** What the signed-in user owes and may still borrow. */
export const useLoanStanding = (isAsked: boolean): Loadable<LoanStanding> => {
  const query = useGetLoanStatistics(
    {},
    { query: { enabled: isAsked, select: toStanding, refetchInterval: IDLE_POLL_MS } },
  );
  return toLoadable(query.data, query);
};

const CHANGED_KEYS = [
  getGetLoansQueryKey(),
  getGetLoanStatisticsQueryKey(),
  getGetWalletQueryKey(),
  getGetWalletsQueryKey(),
  // The credit score counts loans.
  getGetUserInfoQueryKey(),
] as const;

/** Invalidates every query that a loan changes: records, totals, balances, score. */
export const refreshLoanData = (client: QueryClient): Promise<void> =>
  invalidateQueries(client, CHANGED_KEYS);

/** Loans with what their products say, where the server leaves that out of the loans. */
const useWithProducts = (
  loans: readonly LoanRecord[] | undefined,
): readonly LoanRecord[] | undefined => {
  const isAsked = loans?.some(lacksTerms) === true;
  const { data: products } = useGetLoanProducts(
    {},
    { query: { enabled: isAsked, select: (rows) => rows.map(toProduct) } },
  );
  return isAsked && products !== undefined
    ? loans.map((loan) => withProduct(loan, products))
    : loans;
};

/** The newest loans, polled faster while one is under review. Each reply has rows of its own: see `readTimeOf`. */
export const useNewestLoans = (isAsked: boolean): Loadable<readonly LoanRecord[]> => {
  const client = useQueryClient();
  const query = useGetLoans(NEWEST_PAGE, {
    query: {
      enabled: isAsked,
      select: ({ data }) => data.map(toRecord),
      structuralSharing: false,
      refetchInterval: ({ state }) => pollWhileReviewed(state.data && [state.data]),
    },
  });
  useRecordChanges(query.data, () => void refreshLoanData(client));
  return toLoadable(useWithProducts(query.data), query);
};

/** The loans of a filter, newest first, as an infinite query. Each reply has rows of its own: see `readTimeOf`. */
export const useLoanHistory = (filter: LoanFilter) => {
  const client = useQueryClient();
  const status = filter === 'all' ? {} : { status: LOAN_STATUS_CODES[filter] };
  const list = useInfiniteQuery({
    ...getLoansPages({ limit: PAGE_SIZE, ...status }),
    structuralSharing: false,
    refetchInterval: ({ state }) => pollWhileReviewed(state.data?.pages),
  });
  const items = list.data?.pages.flatMap(({ data }) => data.map(toRecord));
  useRecordChanges(items, ({ changed, gone }) => {
    if (changed.length + gone.length > 0) void refreshLoanData(client);
  });
  return { ...list, items: useWithProducts(items) };
};

/** What the coin account holds of a currency; of one that the server does not name, nothing is known. */
export const useAvailable = (
  currency: string,
): { readonly isRead: boolean; readonly amount: Decimal | undefined } => {
  const { data, isSuccess } = useGetWallets(
    {},
    {
      query: {
        refetchInterval: IDLE_POLL_MS,
        select: ({ change_wallet: { balance } }): Decimal | undefined =>
          currency === ''
            ? undefined
            : decimal(balance.find((row) => row.currency_name === currency)?.change_balance ?? '0'),
      },
    },
  );
  return { isRead: isSuccess, amount: data };
};

const overdueOf = ({ score_parts }: UserInfo): Decimal | undefined => {
  const each = score_parts?.find(({ part }) => part === 'overdue_loans')?.each;
  return each === undefined ? undefined : decimal(each);
};

/** Points of the credit score for each overdue loan; `undefined` where the server does not say so. */
export const useOverduePoints = (isAsked: boolean): Decimal | undefined =>
  useGetUserInfo(undefined, { query: { enabled: isAsked, select: overdueOf } }).data;

/** Fetches the newest loans, bypassing the cache. Rejects with `ApiError`. */
export const fetchNewestLoans = async (): Promise<RecordPage<LoanRow>> => {
  const { data } = await getLoans(NEWEST_PAGE);
  return { rows: data, limit: NEWEST_PAGE.limit };
};

/** The call that applies for a loan. Its reply is a message: the loan is looked up. */
export const toApplyCall = ({ product, amount }: LoanQuote) =>
  prepareCall(
    'applyForLoan',
    { config_id: product.id, amount },
    async (request, headers): Promise<LoanRow | undefined> => {
      await applyForLoan(request, headers);
      return undefined;
    },
  );

/** The call that repays. What was repaid before is stored with it, for a look-up. */
export const toRepayCall = ({ record, amount }: RepayCommand) => {
  const call = prepareCall(
    'repayLoan',
    { id: record.id, amount },
    async (request, headers): Promise<LoanRow | undefined> => {
      await repayLoan(request, headers);
      return undefined;
    },
  );
  return { ...call, body: { ...call.body, [REPAID_BEFORE]: record.repaid } };
};
