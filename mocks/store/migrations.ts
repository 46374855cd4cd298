import { emptyRecords, STATE_VERSION, type WorldState } from '../engine/state';
import type { SecondsOrder } from '../engine/seconds/order';

/** Version 1: seconds contracts were the only product, with a list of open ones instead of an agenda. */
type StateV1 = Omit<WorldState, 'records' | 'lastIds' | 'agenda' | 'nonces' | 'interventions'> & {
  readonly orders: Record<number, SecondsOrder>;
  readonly openOrders: readonly number[];
  readonly lastOrderId: number;
};

/** A state as saved by any build. */
export type StoredState = WorldState | StateV1;

const fromV1 = ({ orders, openOrders, lastOrderId, ...rest }: StateV1): WorldState => {
  const { records, lastIds } = emptyRecords();
  return {
    ...rest,
    version: STATE_VERSION,
    nonces: {},
    interventions: [],
    records: { ...records, secondsOrders: orders },
    lastIds: { ...lastIds, secondsOrders: lastOrderId },
    agenda: openOrders
      .flatMap((id) => {
        const order = orders[id];
        return order === undefined
          ? []
          : [{ at: order.settlesAt, topic: 'secondsExpiry' as const, id }];
      })
      .toSorted((a, b) => a.at - b.at || a.id - b.id),
  };
};

/** Adds empty collections that a later build of the same version introduced. */
const complete = (state: WorldState): WorldState => {
  const { records, lastIds } = emptyRecords();
  return {
    ...state,
    records: { ...records, ...state.records },
    lastIds: { ...lastIds, ...state.lastIds },
  };
};

/** Migrates a saved state to this build's version; `undefined` for nothing, and for an unknown version. */
export const upToDate = (stored: StoredState | undefined): WorldState | undefined => {
  if (stored === undefined) return undefined;
  if ('orders' in stored) return stored.version === 1 ? fromV1(stored) : undefined;
  return stored.version === STATE_VERSION ? complete(stored) : undefined;
};

/** True for a state of a later build, which this one can neither read nor may replace. */
export const isLater = (stored: StoredState | undefined): boolean =>
  stored !== undefined && stored.version > STATE_VERSION;
