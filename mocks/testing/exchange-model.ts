import { OPERATIONS } from '@/api/generated/operations';
import type { Bench } from './gated-backend';
import { BTC_ID, USDT_ID } from '../catalogue/currencies';

/** 10,000.00 USDT of play money in cents, in the coin and in the contract account. */
export const START_CENTS = 1_000_000;
/** Fee 0.2 % of the stake, in cents rounded up. */
export const feeCents = (stake: number): number => Math.ceil((stake * 2) / 1000);
/** Winnings: percent of the stake, in cents rounded down. */
const winCents = (stake: number, percent: number): number => Math.floor((stake * percent) / 100);
/** Payout percent by expiry time in seconds, with the stake limits in cents. */
export const EXPIRIES = {
  30: { percent: 80, minimum: 1000, maximum: 500_000 },
  60: { percent: 85, minimum: 1000, maximum: 1_000_000 },
  120: { percent: 90, minimum: 5000, maximum: 2_000_000 },
  180: { percent: 95, minimum: 10_000, maximum: 5_000_000 },
} as const;
export type Expiry = keyof typeof EXPIRIES;

interface ModelOrder {
  readonly id: number;
  readonly stake: number;
  readonly seconds: Expiry;
  readonly settlesAt: number;
}

/** The model of one user: whether there is a session, and the accepted orders. */
export interface ModelUser {
  registered: boolean;
  signedIn: boolean;
  /** Change of the contract account since the start, in cents: transfers and results. */
  contract: number;
  /** Cost of positions there, in cents. */
  lost: number;
  readonly orders: ModelOrder[];
  /** Used idempotency keys with their orders. */
  readonly keys: Map<string, string>;
}

/** The model of an exchange: totals and statuses, independent of the implementation. */
export interface Model {
  now: number;
  readonly users: readonly ModelUser[];
  /** The kinds of commands enabled in this run. */
  readonly enabled: ReadonlySet<string>;
}

export const emptyModel = (now: number, users: number, enabled: readonly string[]): Model => ({
  now,
  users: Array.from({ length: users }, () => ({
    registered: false,
    signedIn: false,
    contract: 0,
    lost: 0,
    orders: [],
    keys: new Map<string, string>(),
  })),
  enabled: new Set(enabled),
});

const cents = (text: string): number => {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const size = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return text.startsWith('-') ? -size : size;
};

export const amount = (value: number): string =>
  `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;

type Caller = Bench['caller'];
type Row = Awaited<ReturnType<typeof ordersOf>>[number];

/** All orders of the caller, newest first. */
export const ordersOf = async (caller: Caller) => {
  const reply = OPERATIONS.getOrders.reply.parse(await caller.get('microtrade/lists?limit=100'));
  if (reply.type !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.message.data;
};

/** Available and frozen balance of the caller in cents. */
export const balanceOf = async (caller: Caller): Promise<{ available: number; frozen: number }> => {
  const reply = OPERATIONS.getWallet.reply.parse(
    await caller.post('wallet/detail', { currency: USDT_ID, type: 'change' }),
  );
  if (reply.type !== 'ok' || !('change_balance' in reply.message))
    throw new Error(JSON.stringify(reply));
  return {
    available: cents(reply.message.change_balance),
    frozen: cents(reply.message.lock_change_balance),
  };
};

/** Available balance of the caller's contract account in cents. */
const contractOf = async (caller: Caller): Promise<number> => {
  const reply = OPERATIONS.getWallet.reply.parse(
    await caller.post('wallet/detail', { currency: USDT_ID, type: 'lever' }),
  );
  if (reply.type !== 'ok' || !('lever_balance' in reply.message))
    throw new Error(JSON.stringify(reply));
  return cents(reply.message.lever_balance);
};

const ticks = (price: string): bigint => BigInt(price.replace('.', ''));

/** The outcome according to an order's own prices. */
const resultByPrices = ({ open_price, end_price, type }: Row): -1 | 0 | 1 => {
  if (end_price === null || end_price === open_price) return 0;
  return ticks(end_price) > ticks(open_price) === (type === 1) ? 1 : -1;
};

const profitCents = (stake: number, percent: number, result: -1 | 0 | 1): number =>
  ({ '-1': -stake, 0: 0, 1: winCents(stake, percent) })[result];

/** Pairs of actual and expected values for a user; they must be equal. */
export const compareUser = async (
  model: Model,
  user: ModelUser,
  caller: Caller,
): Promise<{ said: unknown; expected: unknown }> => {
  const rows = await ordersOf(caller);
  const { available, frozen } = await balanceOf(caller);
  const expectedRows = user.orders.toReversed().map((order) => {
    const row = rows.find(({ id }) => id === order.id);
    const settled = order.settlesAt <= model.now;
    const result = settled && row !== undefined ? resultByPrices(row) : 0;
    return {
      id: order.id,
      settled,
      result,
      profit: profitCents(order.stake, EXPIRIES[order.seconds].percent, result),
      left: Math.max(0, order.settlesAt - model.now),
    };
  });
  const open = user.orders.filter(({ settlesAt }) => settlesAt > model.now);
  const expectedFrozen = open.reduce((sum, { stake }) => sum + stake, 0);
  const fees = user.orders.reduce((sum, { stake }) => sum + feeCents(stake), 0);
  const profits = expectedRows.reduce((sum, { profit }) => sum + profit, 0);
  return {
    said: {
      available,
      frozen,
      contract: await contractOf(caller),
      rows: rows.map((row) => ({
        id: row.id,
        settled: row.status === 3,
        result: row.profit_result,
        profit: cents(row.fact_profits ?? ''),
        left: row.remain_milli_seconds,
      })),
    },
    expected: {
      available: START_CENTS - fees - expectedFrozen + profits - user.contract - user.lost,
      frozen: expectedFrozen,
      contract: START_CENTS + user.contract,
      rows: expectedRows,
    },
  };
};

const BTC = { currency_id: BTC_ID, legal_id: USDT_ID };

/** Cost in cents of lots of BTC with leverage 100 on the contract account, by the published terms. */
export const leverCost = async (caller: Caller, lots: number, type: 1 | 2): Promise<number> => {
  const reply = OPERATIONS.getLeverageTerms.reply.parse(await caller.post('lever/deal', BTC));
  if (reply.type !== 'ok') throw new Error(JSON.stringify(reply));
  const { last_price, spread = '0' } = reply.message;
  // A lot is 0.01 BTC and a tick is a cent: the value in cents is the price in ticks times lots / 100.
  const price = Number(ticks(last_price)) + (type === 1 ? 1 : -1) * Number(ticks(spread));
  const margin = Math.ceil((price * lots) / 10_000);
  const fee = Math.ceil((price * lots * 5) / 1_000_000);
  return margin + fee;
};

/** The caller's newest leveraged order: its id, fee and result in cents. */
export const newestPosition = async (
  caller: Caller,
): Promise<{ id: number; fee: number; profit: number }> => {
  const reply = OPERATIONS.getLeverageOrders.reply.parse(
    await caller.post('lever/my_trade', { limit: 1 }),
  );
  const row = reply.type === 'ok' ? reply.message.data[0] : undefined;
  if (row === undefined) throw new Error(JSON.stringify(reply));
  return { id: row.id, fee: cents(row.trade_fee), profit: cents(row.fact_profits) };
};
