import type { ErrorKey } from '@/api/generated/model';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { SIDE_CODES } from '@/domain/codes/leverage-order';
import type { Side } from '@/domain/leverage/position';
import { fromTicks, parseDecimal } from '@/domain/money/decimal';
import type { Context, TradedPair } from '../engine/context';
import type { Position } from '../engine/leverage/position';
import type { CoinOrder } from '../engine/spot/order';
import type { User } from '../engine/state';
import type { FaultEffect } from '../scenarios/fault-rule';
import { ENDING, MAGIC_VALUES, deferredValue } from '../scenarios/magic-values';

type Fields = Readonly<Record<string, unknown>>;
type Row = (typeof MAGIC_VALUES)[number];

/** Fields that contain an amount or a price. */
const AMOUNTS = [
  'number',
  'amount',
  'num',
  'target_price',
  'target_profit_price',
  'stop_loss_price',
] as const;

/** A number in canonical form. */
const plain = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? parseDecimal(String(value)) : undefined;

const rowsBy = (valueOf: (row: Row) => string | undefined): ReadonlyMap<string, Row> =>
  new Map(
    MAGIC_VALUES.flatMap((row) => {
      const value = plain(valueOf(row));
      return value === undefined ? [] : [[value, row]];
    }),
  );

const isAmount = ({ value }: Row): boolean => deferredValue(value) !== undefined;
const BY_AMOUNT = rowsBy((row) => (isAmount(row) ? row.value : undefined));
const BY_ID = rowsBy((row) => (isAmount(row) ? undefined : row.value));
const BY_LATER_PRICE = rowsBy(({ value }) => deferredValue(value));

/** The effect of the first value that forces one. */
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

/** The effect that the fields of a call force; `undefined` for an ordinary call. */
export const effectOfFields = (id: OperationId, fields: Fields): FaultEffect | undefined =>
  firstEffect(id, [fields['id']], BY_ID) ??
  firstEffect(
    id,
    AMOUNTS.map((name) => fields[name]),
    BY_AMOUNT,
  );

/** True for a call whose outcome can be forced by the orders that it ends. */
export const endsOrders = (id: OperationId): id is keyof typeof ENDING => Object.hasOwn(ENDING, id);

/** The prices that a user typed for an order; a market price does not count. */
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

const SIDES = ['long', 'short'] as const satisfies readonly Side[];

/** True if the call targets this order, by its id or by the sides and currencies to close; none means all. */
const isMeant = (
  order: Position | CoinOrder,
  { id, type, currency_id: base, legal_id: quote }: Fields,
  pairs: readonly TradedPair[],
): boolean => {
  if (id !== undefined) return plain(id) === String(order.id);
  const pair = pairs.find((candidate) => candidate.id === order.pairId);
  const side = SIDES.find((name) => String(SIDE_CODES[name]) === plain(type)) ?? order.side;
  return (
    order.side === side &&
    (base === undefined || plain(base) === String(pair?.base.id)) &&
    (quote === undefined || plain(quote) === String(pair?.quote.id))
  );
};

/** The effect forced on a call that ends orders, by the prices that the caller typed for them earlier. */
export const effectOfEndedOrders = (
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
