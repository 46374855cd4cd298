import {
  useGetForexLeverageOrders,
  useGetLeverageOrders,
} from '@/api/generated/hooks/leverage/leverage';
import { useGetWallets } from '@/api/generated/hooks/wallet/wallet';
import { useOptionalRows } from '@/api/use-optional-rows';
import { useUnreadCount } from '@/api/use-unreadable-rows';
import { POSITION_STATUS_CODES } from '@/domain/codes/leverage-order';
import { heldBy } from '@/domain/leverage/held';
import { decimal, type Decimal } from '@/domain/money/decimal';
import { toWallets, type Wallets } from './model';

/** Poll interval: balances also change on the server, when a contract settles or a deposit arrives. */
const EVERY_MS = 10_000;
const OPEN = { status: POSITION_STATUS_CODES.open, page: 1, limit: 1 } as const;
const PENDING = { status: POSITION_STATUS_CODES.pending, page: 1, limit: 100 } as const;

const polled = (enabled: boolean) => ({ enabled, refetchInterval: EVERY_MS }) as const;

/** Floating profit and loss of all positions; every page of positions includes it. */
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

/** Holds of pending orders, which a server without a forex list has on crypto pairs alone. Requested only where displayed. */
const useFrozen = (isAsked: boolean): Decimal | undefined => {
  const crypto = useGetLeverageOrders(PENDING, { query: polled(isAsked) }).data;
  const forexList = useGetForexLeverageOrders(PENDING, { query: polled(isAsked) });
  const forex = useOptionalRows(forexList);
  if (crypto === undefined || forex === undefined) return undefined;
  return heldBy(
    [...crypto.data, ...forex].map((row) => ({
      margin: decimal(row.caution_money),
      fee: decimal(row.trade_fee),
    })),
  );
};

/** The signed-in user's accounts; no request for a visitor. `withFrozen` also requests the holds of pending orders. */
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
  const unread = useUnreadCount('/wallet/list');
  const floating = useFloating(isSignedIn);
  const frozen = useFrozen(isSignedIn && withFrozen);
  // A figure that is still loading must not appear as missing.
  const isThere = data !== undefined && floating.isSettled;
  return {
    wallets: isThere ? toWallets(data, { floating: floating.value, frozen }, unread) : undefined,
    // Uses the count, because each poll after a failure is "pending" again and the error would flicker.
    failed: data === undefined && errorUpdateCount > 0,
    refresh: () => void refetch(),
  };
};
