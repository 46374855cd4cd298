import { failureOf } from '@/api/errors';
import { useGetExpiries, useGetPayableCurrencies } from '@/api/generated/hooks/seconds/seconds';
import type { Expiry as ExpiryRow, PayableCurrency } from '@/api/generated/model';
import { useLeftToday } from '@/api/left-today';
import type { LeftToday } from '@/domain/limits/left-today';
import { decimal, ZERO, type Decimal } from '@/domain/money/decimal';
import type { Expiry, StakeSource } from './ticket';

const NO_LIMIT = decimal('999999999');
/** Poll interval of payouts and fees: servers change them during the day. */
const TERMS_MS = 20_000;

const toExpiry = (row: ExpiryRow): Expiry => ({
  seconds: row.seconds,
  payoutPercent: decimal(row.profit_ratio),
  minimum: decimal(row.min_amount ?? ZERO),
  maximum: row.max_amount === undefined ? NO_LIMIT : decimal(row.max_amount),
});

const toSource = (row: PayableCurrency, left: LeftToday): StakeSource => ({
  currencyId: row.id,
  currency: row.name,
  feePercent: decimal(row.micro_trade_fee),
  available: decimal(row.user_wallet?.micro_balance ?? ZERO),
  left,
});

/** Real servers send an empty list of expiries as an error with an empty list (backend-facts.md, section 6). */
const isEmptyList = (error: unknown): boolean => {
  const failure = failureOf(error);
  return failure?.kind === 'business' && Array.isArray(failure.data) && failure.data.length === 0;
};

/** The available expiry times and the currency of stakes. */
export type Offer =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly expiries: readonly Expiry[];
      readonly source: StakeSource | undefined;
      /** Stakes suggested by the server, in the currency of `source`. */
      readonly presets: readonly Decimal[];
    };

/** Polls the available terms for the signed-in user. Disabled while signed out. */
export const useOffer = (isSignedIn: boolean): Offer => {
  const query = { enabled: isSignedIn, refetchInterval: TERMS_MS };
  const expiries = useGetExpiries(undefined, { query });
  const payable = useGetPayableCurrencies(undefined, { query });
  const left = useLeftToday(payable.data?.[0]?.name);
  const rows = isEmptyList(expiries.error) ? [] : expiries.data;
  if (rows !== undefined && payable.data !== undefined) {
    const [first] = payable.data;
    return {
      state: 'ready',
      expiries: rows.map(toExpiry),
      source: first && toSource(first, left),
      presets: first?.micro_numbers.map((preset) => decimal(preset.number)) ?? [],
    };
  }
  if (!expiries.isError && !payable.isError) return { state: 'loading' };
  return {
    state: 'failed',
    retry: () => {
      void expiries.refetch();
      void payable.refetch();
    },
  };
};
