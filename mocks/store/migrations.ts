import { BTC_ID, ETH_ID, USDT_ID } from '../catalogue/currencies';
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
    version: 2,
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

/** The currencies that version 2 numbered 1, 2 and 3, with their ids today. Others keep theirs. */
const IDS_OF_V2: ReadonlyMap<number, number> = new Map([
  [1, USDT_ID],
  [2, BTC_ID],
  [3, ETH_ID],
]);

const idOfV2 = (id: number): number => IDS_OF_V2.get(id) ?? id;

const ofCurrency = <T extends { readonly currencyId: number }>(record: T): T => ({
  ...record,
  currencyId: idOfV2(record.currencyId),
});

const inEach = <T>(rows: Record<number, T>, change: (row: T) => T): Record<number, T> =>
  Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, change(row)]));

/**
 * Version 2 numbered currencies otherwise. Kept replies stay as they were sent: a repeat with the old ids is still
 * recognised, and a call is never carried out twice.
 */
const fromV2 = (state: WorldState): WorldState => {
  const { records } = state;
  return {
    ...state,
    version: STATE_VERSION,
    records: {
      ...records,
      secondsOrders: inEach(records.secondsOrders, ofCurrency),
      topUps: inEach(records.topUps, ofCurrency),
      withdrawals: inEach(records.withdrawals, ofCurrency),
      deposits: inEach(records.deposits, ofCurrency),
      payoutMethods: inEach(records.payoutMethods, (method) =>
        method.kind === 'wallet' ? ofCurrency(method) : method,
      ),
      flashExchanges: inEach(records.flashExchanges, (exchange) => ({
        ...exchange,
        givenId: idOfV2(exchange.givenId),
        gotId: idOfV2(exchange.gotId),
      })),
    },
  };
};

/** Migrates a saved state to this build's version; `undefined` for nothing, and for an unknown version. */
export const upToDate = (stored: StoredState | undefined): WorldState | undefined => {
  if (stored === undefined) return undefined;
  if ('orders' in stored) return stored.version === 1 ? fromV2(fromV1(stored)) : undefined;
  if (stored.version === 2) return fromV2(complete(stored));
  return stored.version === STATE_VERSION ? complete(stored) : undefined;
};

/** True for a state of a later build, which this one can neither read nor may replace. */
export const isLater = (stored: StoredState | undefined): boolean =>
  stored !== undefined && stored.version > STATE_VERSION;
