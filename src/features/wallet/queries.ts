import {
  useGetForexLeverageOrders,
  useGetLeverageOrders,
} from '@/api/generated/hooks/leverage/leverage';
import { useGetWallets } from '@/api/generated/hooks/wallet/wallet';
import { add, decimal, ZERO, type Decimal } from '@/domain/money/decimal';
import { toWallets, type Wallets } from './model';

/** Balances also change by themselves: a contract ends, a deposit arrives. */
const EVERY_MS = 10_000;
const OPEN = { status: 1, page: 1, limit: 1 } as const;
const PENDING = { status: 0, page: 1, limit: 100 } as const;

const polled = (enabled: boolean) =>
  ({ enabled, refetchInterval: EVERY_MS, meta: { feedback: 'inline' } }) as const;

/** Floating profit and loss of all positions: each page of them carries it. */
const useFloating = (
  isSignedIn: boolean,
): { readonly value: Decimal | undefined; readonly isSettled: boolean } => {
  const { data, errorUpdateCount } = useGetLeverageOrders(OPEN, { query: polled(isSignedIn) });
  const total = data?.rate_profits_total?.profits_total;
  return {
    value: total === undefined ? undefined : decimal(total),
    isSettled: data !== undefined || errorUpdateCount > 0,
  };
};

/** Held by orders that wait for their price: margin and fee of each. Asked for only where it is shown. */
const useFrozen = (isAsked: boolean): Decimal | undefined => {
  const crypto = useGetLeverageOrders(PENDING, { query: polled(isAsked) }).data;
  const forex = useGetForexLeverageOrders(PENDING, { query: polled(isAsked) }).data;
  if (crypto === undefined || forex === undefined) return undefined;
  return add(
    ZERO,
    ...[...crypto.data, ...forex.data].map((row) =>
      add(decimal(row.caution_money), decimal(row.trade_fee)),
    ),
  );
};

/** The signed-in user's accounts; nothing is asked for a visitor. `withFrozen` also asks what waiting orders hold. */
export const useWallets = (
  isSignedIn: boolean,
  withFrozen = false,
): {
  readonly wallets: Wallets | undefined;
  readonly failed: boolean;
  readonly refresh: () => void;
} => {
  const { data, errorUpdateCount, refetch } = useGetWallets(
    {},
    { query: { enabled: isSignedIn, refetchInterval: EVERY_MS } },
  );
  const floating = useFloating(isSignedIn);
  const frozen = useFrozen(isSignedIn && withFrozen);
  // Nothing is shown as missing that is only on its way.
  const isThere = data !== undefined && floating.isSettled;
  return {
    wallets: isThere ? toWallets(data, { floating: floating.value, frozen }) : undefined,
    // Counted, because each poll after a failure is "pending" again: the error must not flicker.
    failed: data === undefined && errorUpdateCount > 0,
    refresh: () => void refetch(),
  };
};
