import type { ErrorKey } from '@/api/generated/model';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { fromTicks, parseDecimal } from '@/domain/money/decimal';
import type { Context, TradedPair } from '../engine/context';
import type { Position } from '../engine/leverage/position';
import type { CoinOrder } from '../engine/spot/order';
import type { User } from '../engine/state';
import type { FaultEffect } from '../scenarios/fault-rule';
import { ENDING, FORCED, laterValue } from '../scenarios/forced';

type Fields = Readonly<Record<string, unknown>>;
type Row = (typeof FORCED)[number];

/** Fields that carry an amount or a price. */
const AMOUNTS = [
  'number',
  'amount',
  'num',
  'target_price',
  'target_profit_price',
  'stop_loss_price',
] as const;

/** A number, written in one way only. */
const plain = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? parseDecimal(String(value)) : undefined;

const rowsBy = (valueOf: (row: Row) => string | undefined): ReadonlyMap<string, Row> =>
  new Map(
    FORCED.flatMap((row) => {
      const value = plain(valueOf(row));
      return value === undefined ? [] : [[value, row]];
    }),
  );

const isAmount = ({ value }: Row): boolean => laterValue(value) !== undefined;
const BY_AMOUNT = rowsBy((row) => (isAmount(row) ? row.value : undefined));
const BY_ID = rowsBy((row) => (isAmount(row) ? undefined : row.value));
const BY_LATER_PRICE = rowsBy(({ value }) => laterValue(value));

/** What the first of these values that forces the call forces it to. */
const firstEffect = (
  id: OperationId,
  values: readonly unknown[],
  rows: ReadonlyMap<string, Row>,
): FaultEffect | undefined => {
  const announced: readonly ErrorKey[] = OPERATIONS[id].errors;
  for (const value of values) {
    const row = rows.get(plain(value) ?? '');
    if (row !== undefined && 'effect' in row) return row.effect;
    if (row !== undefined && announced.includes(row.key)) return { kind: 'refusal', key: row.key };
  }
  return undefined;
};

/** What a call with these fields is forced to; `undefined` for an ordinary one. */
export const forcedBy = (id: OperationId, fields: Fields): FaultEffect | undefined =>
  firstEffect(id, [fields['id']], BY_ID) ??
  firstEffect(
    id,
    AMOUNTS.map((name) => fields[name]),
    BY_AMOUNT,
  );

/** True for a call that the orders it ends may force. */
export const endsOrders = (id: OperationId): id is keyof typeof ENDING => Object.hasOwn(ENDING, id);

/** The prices that somebody has typed for an order: the one at the market is nobody's. */
const typedPrices = (
  order: Position | CoinOrder,
  pairs: readonly TradedPair[],
): readonly string[] => {
  const decimals = pairs.find(({ id }) => id === order.pairId)?.market.decimals ?? 0;
  const limit = order.orderMode === 'limit' ? order.askedTicks : undefined;
  const stops = 'takeProfitTicks' in order ? [order.takeProfitTicks, order.stopLossTicks] : [];
  return [limit, ...stops].flatMap((ticks) =>
    ticks === undefined ? [] : [fromTicks(ticks, decimals)],
  );
};

const isOwn = ({ owner, mode }: Position | CoinOrder, user: User | undefined): boolean =>
  owner === user?.id && mode === user.mode;

const SIDES = { 1: 'long', 2: 'short' } as const;

/** True for an order that a call names by its id; closing many names sides and currencies, or none for all. */
const isMeant = (
  order: Position | CoinOrder,
  { id, type, currency_id: base, legal_id: quote }: Fields,
  pairs: readonly TradedPair[],
): boolean => {
  if (id !== undefined) return plain(id) === String(order.id);
  const pair = pairs.find((candidate) => candidate.id === order.pairId);
  const side = Object.entries(SIDES).find(([wire]) => wire === plain(type))?.[1] ?? order.side;
  return (
    order.side === side &&
    (base === undefined || plain(base) === String(pair?.base.id)) &&
    (quote === undefined || plain(quote) === String(pair?.quote.id))
  );
};

/** What a call that ends orders is forced to by the prices that the caller has given them before. */
export const forcedLater = (
  id: keyof typeof ENDING,
  fields: Fields,
  token: string | undefined,
  { state, catalogue }: Context,
): FaultEffect | undefined => {
  const ending = ENDING[id];
  const user = state.users[state.tokens[token ?? ''] ?? 0];
  const orders: readonly (Position | CoinOrder)[] = Object.values(state.records[ending.collection]);
  const meant = orders.filter(
    (order) =>
      order.status === ending.status &&
      isOwn(order, user) &&
      isMeant(order, fields, catalogue.pairs),
  );
  return firstEffect(
    id,
    meant.flatMap((order) => typedPrices(order, catalogue.pairs)),
    BY_LATER_PRICE,
  );
};
