import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PendingOperation } from '@/api/pending/operation';
import { wait } from '@/lib/wait';
import { checkOpening, type CheckedOpening } from './check-opening';
import { fetchNewestOrders } from './newest-queries';
import { refreshLeverageData } from './queries';
import { sendStops } from './stop-queries';
import { isOwnOpening, OPENINGS_KEY } from './use-opening-checks';

const isSilent = (checked: CheckedOpening | undefined): boolean =>
  checked === undefined || checked.order.state === 'as-asked' || checked.order.state === 'over';

/** Checks one opening, once. `undefined` while it is checked, and if there is nothing to tell. */
export const useOpeningCheck = (operation: PendingOperation, onSilent: () => void) => {
  const client = useQueryClient();
  const { data, refetch } = useQuery({
    queryKey: [OPENINGS_KEY, operation.idempotencyKey],
    queryFn: async () => {
      const isForex = operation.operationId === 'openForexPosition';
      const checked = await checkOpening(operation, {
        fetchNewest: () => fetchNewestOrders([isForex ? 'forex' : 'crypto']),
        setStops: sendStops,
        isOwn: () => isOwnOpening(operation),
        after: wait,
      });
      if (isSilent(checked)) onSilent();
      else void refreshLeverageData(client);
      return checked ?? null;
    },
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const checked = data ?? undefined;
  return { checked: isSilent(checked) ? undefined : checked, checkAgain: () => void refetch() };
};
