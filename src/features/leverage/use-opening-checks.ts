import { useQuery, useQueryClient } from '@tanstack/react-query';
import { browserEnvironment } from '@/api/pending/environment';
import {
  isSameSession,
  parseOperation,
  sessionBindingOf,
  type PendingOperation,
} from '@/api/pending/operation';
import { wait } from '@/lib/wait';
import { useDraft } from '@/session/use-draft';
import { checkOpening, type CheckedOpening } from './check-opening';
import { fetchNewestOrders, sendStops } from './newest-queries';
import { refreshLeverageData } from './queries';

const KEY = 'leverage-openings';
const NONE: readonly PendingOperation[] = [];

const parseOpenings = (value: unknown): readonly PendingOperation[] | undefined =>
  Array.isArray(value) ? value.flatMap((one) => parseOperation(one) ?? []) : undefined;

const isOwn = (operation: PendingOperation): boolean => {
  const session = browserEnvironment.session();
  return isSameSession(operation, session && sessionBindingOf(session));
};

/**
 * Confirmed openings whose positions are still to be read back, or differ from what was asked for and were not told yet. They
 * survive a reload, not a sign-out.
 */
export const useOpeningChecks = () => {
  const { draft, update } = useDraft(KEY, NONE, parseOpenings);
  return {
    openings: draft.filter(isOwn),
    /** Checks a confirmed opening. */
    start: (operation: PendingOperation): void => update((all) => [...all, operation]),
    /** Forgets one: it is as asked, or the user was told. */
    finish: ({ idempotencyKey }: PendingOperation): void =>
      update((all) => all.filter((one) => one.idempotencyKey !== idempotencyKey)),
  };
};

const isSilent = (checked: CheckedOpening | undefined): boolean =>
  checked === undefined || checked.order.state === 'as-asked' || checked.order.state === 'over';

/** Checks one opening, once. `undefined` while it is checked, and if there is nothing to tell. */
export const useOpeningCheck = (operation: PendingOperation, onSilent: () => void) => {
  const client = useQueryClient();
  const { data, refetch } = useQuery({
    queryKey: [KEY, operation.idempotencyKey],
    queryFn: async () => {
      const isForex = operation.operationId === 'openForexPosition';
      const checked = await checkOpening(operation, {
        fetchNewest: () => fetchNewestOrders([isForex ? 'forex' : 'crypto']),
        setStops: sendStops,
        isOwn: () => isOwn(operation),
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
