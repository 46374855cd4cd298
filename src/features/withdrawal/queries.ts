import type { QueryClient } from '@tanstack/react-query';
import {
  getGetPayoutMethodsQueryKey,
  useGetPayoutMethods,
} from '@/api/generated/hooks/payout/payout';
import {
  getGetWithdrawalTermsQueryKey,
  submitWithdrawal,
  useGetWithdrawalTerms,
} from '@/api/generated/hooks/funding/funding';
import { useGetWallets } from '@/api/generated/hooks/wallet/wallet';
import { invalidateQueries } from '@/api/invalidate-queries';
import type { ApiFailure } from '@/api/errors';
import { toLoadable, type Loadable } from '@/api/loadable';
import { toBody } from '@/api/pending/operation';
import type { PreparedCall } from '@/api/pending/submission';
import { IDLE_POLL_MS } from '@/api/poll';
import { useLastRefusal } from '@/api/use-last-refusal';
import { DESTINATION_CODES } from '@/domain/codes/funding';
import type { WithdrawCommand } from './command';
import { typedDestination, type WithdrawalDraft } from './draft';
import { toDestination, toTerms, type Currency, type Destination, type Terms } from './model';
import type { WithdrawalRecord } from './record';
import { useNewestWithdrawals } from './record-queries';
import { listsAddresses, standingOf } from './standing';
import { useFacts, type WithdrawalStanding } from './standing-queries';

/** Currency that a withdrawal starts with. */
const FIRST_CURRENCY = 'USDT';

/** Reads the terms again: the fee has changed. */
export const refreshTerms = (client: QueryClient): Promise<void> =>
  invalidateQueries(client, [getGetWithdrawalTermsQueryKey()]);

/** Reads the saved destinations again: one is gone. */
export const refreshDestinations = (client: QueryClient): Promise<void> =>
  invalidateQueries(client, [getGetPayoutMethodsQueryKey()]);

const firstCurrencyFirst = (
  rows: readonly { readonly id: number; readonly currency_name: string }[],
): readonly Currency[] => {
  const all = rows.map(({ id, currency_name }) => ({ id, name: currency_name }));
  return [
    ...all.filter(({ name }) => name === FIRST_CURRENCY),
    ...all.filter(({ name }) => name !== FIRST_CURRENCY),
  ];
};

/** The currencies of the user's accounts, the usual one first; the server's list of payable ones may narrow it. */
const useCurrencies = (isAsked: boolean): Loadable<readonly Currency[]> => {
  const query = useGetWallets(
    {},
    {
      query: {
        enabled: isAsked,
        select: ({ change_wallet }) => firstCurrencyFirst(change_wallet.balance),
      },
    },
  );
  return toLoadable(query.data, query);
};

const useTerms = (
  currencyId: number | undefined,
): Loadable<Terms> & { readonly refusal: ApiFailure | undefined } => {
  const query = useGetWithdrawalTerms(
    { currency: currencyId ?? 0 },
    {
      query: {
        enabled: currencyId !== undefined,
        select: (row) => toTerms(row, currencyId ?? 0),
        refetchInterval: IDLE_POLL_MS,
      },
    },
  );
  return { ...toLoadable(query.data, query), refusal: useLastRefusal(query) };
};

/** The saved addresses and cards, newest first. */
const useDestinations = (isAsked: boolean): Loadable<readonly Destination[]> => {
  // The cache entry of the screens that add and delete one, which update it: without parameters.
  const query = useGetPayoutMethods(undefined, {
    query: { enabled: isAsked, select: (rows) => rows.map(toDestination) },
  });
  return toLoadable(query.data, query);
};

/** All that the form of a withdrawal is made from. */
export interface WithdrawalData {
  readonly standing: WithdrawalStanding;
  readonly currencies: readonly Currency[];
  /** The saved ones, and an address that was entered. */
  readonly destinations: readonly Destination[];
  /** False if addresses cannot be chosen from a list of the server, and are entered. */
  readonly hasAddressList: boolean;
  readonly records: readonly WithdrawalRecord[];
  /** Terms of the chosen currency. */
  readonly terms: Terms;
}

/** The data, and what is known while the server refuses the terms. */
type LiveWithdrawal = Loadable<WithdrawalData> & {
  readonly standing: WithdrawalStanding;
  /** Why the server gives no terms. */
  readonly refusal: ApiFailure | undefined;
};

/** Everything for the withdrawal of a draft; of the usual currency if it has none. Nothing is asked in the demo account. */
export const useWithdrawalData = (isLive: boolean, draft: WithdrawalDraft): LiveWithdrawal => {
  const facts = useFacts(isLive);
  const currencies = useCurrencies(isLive);
  const destinations = useDestinations(isLive);
  const records = useNewestWithdrawals(isLive);
  const terms = useTerms(isLive ? (draft.currencyId ?? currencies.value?.[0]?.id) : undefined);
  const parts = [facts, currencies, destinations, records, terms];
  const standing = standingOf({
    facts: facts.value,
    destinations: destinations.value,
    records: records.value,
    terms: terms.value,
  });
  const isThere =
    facts.value !== undefined &&
    currencies.value !== undefined &&
    destinations.value !== undefined &&
    records.value !== undefined &&
    terms.value !== undefined;
  return {
    value: isThere
      ? {
          standing,
          records: records.value,
          terms: terms.value,
          currencies: terms.value.payable ?? currencies.value,
          destinations: [...destinations.value, ...typedDestination(draft)],
          hasAddressList: listsAddresses(destinations.value, terms.value),
        }
      : undefined,
    standing,
    refusal: terms.refusal,
    failed: parts.some(({ failed }) => failed),
    retry: () => {
      for (const part of parts) if (part.failed) part.retry();
    },
  };
};

const bodyOf = ({ terms, route, destination, preview }: WithdrawCommand) => ({
  currency: terms.currencyId,
  number: preview.amount,
  amount: preview.arrives,
  rate: route.fee.rate,
  address: destination.address,
  type: DESTINATION_CODES[destination.kind],
  ...(destination.kind === 'bank' ? { cash_id: destination.id } : {}),
  ...(destination.kind === 'wallet' && destination.network !== undefined
    ? { sub_type: destination.network }
    : {}),
  ...(destination.kind === 'wallet' && destination.memo !== undefined
    ? { memo: destination.memo }
    : {}),
});

/** The call that withdraws. The trade password is sent, and not part of the body that is stored. */
export const toWithdrawCall = (
  command: WithdrawCommand,
  tradePassword: string,
): PreparedCall<undefined> => {
  const body = bodyOf(command);
  return {
    operationId: 'submitWithdrawal',
    body: toBody(body),
    send: async (headers) => {
      await submitWithdrawal({ ...body, pay_password: tradePassword }, headers);
      return undefined;
    },
  };
};
