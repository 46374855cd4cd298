import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useResetDemoAccount } from '@/api/generated/hooks/account/account';
import { getForexLeverageOrders, getLeverageOrders } from '@/api/generated/hooks/leverage/leverage';
import { getForexOrders, getOrders } from '@/api/generated/hooks/seconds/seconds';
import { getCoinOrders } from '@/api/generated/hooks/spot/spot';
import { POSITION_STATUS_CODES } from '@/domain/codes/leverage-order';
import { SECONDS_STATUS_CODES } from '@/domain/codes/seconds-order';
import { COIN_STATUS_CODES } from '@/domain/codes/spot-order';

/** How many orders of the account in use run on when the user switches. */
export interface Running {
  readonly contracts: number;
  readonly positions: number;
  /** Limit orders that wait. */
  readonly orders: number;
}

/** Only the totals are read. */
const ONE = { page: 1, limit: 1 } as const;

const readRunning = async (signal: AbortSignal): Promise<Running> => {
  const seconds = { ...ONE, status: SECONDS_STATUS_CODES.open };
  const open = { ...ONE, status: POSITION_STATUS_CODES.open };
  const pending = { ...ONE, status: POSITION_STATUS_CODES.pending };
  const [crypto, forex, opened, forexOpened, waiting, forexWaiting, coins] = await Promise.all([
    getOrders(seconds, signal),
    getForexOrders(seconds, signal),
    getLeverageOrders(open, signal),
    getForexLeverageOrders(open, signal),
    getLeverageOrders(pending, signal),
    getForexLeverageOrders(pending, signal),
    getCoinOrders({ ...ONE, status: COIN_STATUS_CODES.open }, signal),
  ]);
  return {
    contracts: crypto.total + forex.total,
    positions: opened.total + forexOpened.total,
    orders: waiting.total + forexWaiting.total + coins.total,
  };
};

/** What runs in the account in use; `undefined` until it is known. Nothing depends on it, so a failure shows nothing. */
export const useRunning = (): Running | undefined =>
  useQuery({ queryKey: ['running'], queryFn: ({ signal }) => readRunning(signal) }).data;

/** Resets the demo account, then reads everything again. */
export const useResetDemo = () => {
  const client = useQueryClient();
  const { mutate, isPending } = useResetDemoAccount();
  return {
    isPending,
    reset: (onReset: () => void): void =>
      mutate(
        { data: {} },
        {
          onSuccess: () => {
            void client.invalidateQueries();
            onReset();
          },
        },
      ),
  };
};
