import { useLeftToday } from '@/api/left-today';
import type { Loadable } from '@/api/loadable';
import { decimal, type Decimal } from '@/domain/money/decimal';
import { atPrice } from './at-price';
import type { TradablePair } from './command';
import type { LeverageOrder } from './order';
import { useActiveOrders, useContractAccount, useRecentOrderIds } from './queries';
import type { AccountState } from './account';
import type { LeverageTerms } from './terms';
import { useLeverageTerms } from './terms-queries';
import type { TicketBasis } from './ticket';

/** Data for the ticket's figures; `undefined` until all of it is loaded. */
const basisOf = (
  {
    terms,
    state,
    positions: open,
    price,
    leftToStake,
  }: {
    readonly terms: LeverageTerms | undefined;
    readonly state: AccountState | undefined;
    readonly positions: readonly LeverageOrder[] | undefined;
    readonly price: string | undefined;
    readonly leftToStake: Decimal | undefined;
  },
  { symbol, decimals }: TradablePair,
): TicketBasis | undefined =>
  terms === undefined || state === undefined || open === undefined || price === undefined
    ? undefined
    : {
        terms,
        account: state.account,
        positions: open.filter((order) => order.symbol === symbol),
        last: decimal(price),
        decimals,
        leftToStake,
      };

/** Refetches everything that the ticket needs. */
const retryAll = (...loadables: readonly Pick<Loadable<unknown>, 'retry'>[]): void => {
  for (const { retry } of loadables) retry();
};

/**
 * What the leverage screen shows and computes with, all at the price on the screen: terms, account, positions, pending orders.
 * `price`: last price of the pair without spread; `undefined` while there is none.
 */
export const useTradingData = (
  pair: TradablePair & { readonly quote: string },
  price: string | undefined,
) => {
  const terms = useLeverageTerms(pair, true);
  const open = useActiveOrders('open', true);
  const pending = useActiveOrders('pending', true);
  const account = useContractAccount(pair, pending.value);
  // Keeps an older order with the same terms from passing for one whose reply was lost.
  const recentIds = useRecentOrderIds(true);
  const listed = [...(open.value ?? []), ...(pending.value ?? [])].map(({ id }) => id);
  const leftToStake = useLeftToday(terms.value?.currency).stake;
  const { symbol } = pair;
  const shown = atPrice({ symbol, last: price, terms: terms.value }, open.value, account.value);
  return {
    terms,
    account: shown.state,
    open: { ...open, value: shown.positions },
    pending,
    idsBefore: [...listed, ...(recentIds.value ?? [])],
    /** `undefined` until everything is loaded that the ticket needs. */
    basis: recentIds.value && basisOf({ ...shown, terms: terms.value, price, leftToStake }, pair),
    failed:
      terms.failed ||
      account.failed ||
      open.failed ||
      recentIds.failed ||
      (account.value === undefined && pending.failed),
    retry: () => retryAll(terms, account, open, pending, recentIds),
  };
};
