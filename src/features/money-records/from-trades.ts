import { timeOfRow } from '@/api/row-time';
import { optionalDecimal } from '@/api/row-values';
import type { CoinOrderRow, LeverageOrderRow, OrderRow } from '@/api/rows';
import { settledMoneyOf } from '@/api/settled-money';
import type { Board } from '@/domain/codes/board';
import { POSITION_STATUS_CODES } from '@/domain/codes/leverage-order';
import { nameOf } from '@/domain/codes/name-of';
import { OUTCOME_CODES, SECONDS_STATUS_CODES } from '@/domain/codes/seconds-order';
import { COIN_STATUS_CODES, SPOT_SIDE_CODES } from '@/domain/codes/spot-order';
import { netPositionProfitOf } from '@/domain/leverage/net-profit';
import { add, decimal, negate } from '@/domain/money/decimal';
import { netProfitOf } from '@/domain/seconds/contract';
import { DEFAULT_SCALES, spotResultOf, toldResultOf } from '@/domain/spot/order';
import type { UnrankedRecord } from './model';
import { NEITHER } from './row-parts';

/** Unique among the orders of both markets, whose lists may use the same numbers. */
const idOf = (id: number, board: Board): number => id * 2 + (board === 'forex' ? 1 : 0);

/**
 * The times of a trade: when its order was placed until it is settled, then when it was settled. Times in epoch seconds.
 * `settled`: `undefined` until then, and where the server does not say.
 */
const timesOf = (
  placed: number | undefined,
  settled: number | undefined,
): Pick<UnrankedRecord, 'at' | 'placedAt'> =>
  settled === undefined ? { at: placed } : { at: settled, placedAt: placed };

/** A seconds contract: stake and fee until it is settled, then its result after the fee. */
export const fromSeconds =
  (board: Board) =>
  (row: OrderRow): UnrankedRecord => {
    const placed = {
      stake: decimal(row.number),
      payoutPercent: decimal(row.profit_ratio),
      fee: decimal(row.fee),
    };
    const isSettled = row.status === SECONDS_STATUS_CODES.settled;
    return {
      ...NEITHER,
      kind: 'seconds',
      id: idOf(row.id, board),
      of: row.id,
      number: `${row.id}`,
      trade: { pair: row.symbol_name, board },
      ...timesOf(
        timeOfRow(row.created_time, row.created_at),
        isSettled ? timeOfRow(row.handled_time, row.handled_at) : undefined,
      ),
      progress: isSettled ? 'done' : 'pending',
      currency: row.currency_name,
      amount: isSettled
        ? netProfitOf(
            placed,
            nameOf(OUTCOME_CODES, row.profit_result),
            optionalDecimal(row.fact_profits),
          )
        : negate(add(placed.stake, placed.fee)),
      fee: { currency: row.currency_name, amount: placed.fee },
    };
  };

/**
 * A spot order: what was paid, and what came for it, at the requested price until it is filled.
 * Nothing of one that was cancelled.
 */
export const fromSpot = (row: CoinOrderRow): readonly UnrankedRecord[] => {
  if (row.status === COIN_STATUS_CODES.cancelled) return [];
  const [base = row.symbol, quote = ''] = row.symbol.split('/');
  const side = nameOf(SPOT_SIDE_CODES, row.type);
  const [paid, got] = side === 'buy' ? [quote, base] : [base, quote];
  const isDone = row.status === COIN_STATUS_CODES.done;
  const terms = {
    feeFraction: decimal(row.charge_fee),
    baseScale: DEFAULT_SCALES.base,
    quoteScale: DEFAULT_SCALES.quote,
  };
  const price = decimal(isDone ? row.trade_price : row.target_price);
  const { pays, fee, receives } = toldResultOf(
    spotResultOf(side, terms, price, decimal(row.trade_amount)),
    isDone ? optionalDecimal(row.fee_money) : undefined,
  );
  return [
    {
      kind: 'spot',
      id: row.id,
      number: `${row.id}`,
      trade: { pair: row.symbol, board: 'crypto' },
      ...timesOf(
        timeOfRow(row.created_time, row.created_at),
        isDone ? timeOfRow(row.handled_time, row.updated_at) : undefined,
      ),
      progress: isDone ? 'done' : 'pending',
      currency: paid,
      amount: negate(pays),
      // An open order holds what it would pay; nothing is received or charged yet.
      got: isDone ? { currency: got, amount: receives } : undefined,
      from: undefined,
      ...(isDone && { fee: { currency: got, amount: fee } }),
    },
  ];
};

/**
 * A leveraged position: its fees until it is closed, then its result after them. Nothing of an order that waits or was
 * cancelled. `currency`: of the margin.
 */
export const fromPosition =
  (board: Board, currency: string) =>
  (row: LeverageOrderRow): readonly UnrankedRecord[] => {
    const { pending, cancelled, closed } = POSITION_STATUS_CODES;
    if (row.status === pending || row.status === cancelled) return [];
    const isClosed = row.status === closed;
    const money = settledMoneyOf(row);
    const fee = add(money.fee, money.nightFees);
    return [
      {
        ...NEITHER,
        kind: 'leverage',
        id: idOf(row.id, board),
        of: row.id,
        number: `${row.show_lever_id ?? row.id}`,
        trade: { pair: row.symbol, board },
        ...timesOf(
          row.create_time,
          isClosed ? timeOfRow(row.closed_time, row.complete_time) : undefined,
        ),
        progress: isClosed ? 'done' : 'pending',
        currency,
        amount: isClosed ? netPositionProfitOf(money) : negate(fee),
        fee: { currency, amount: fee },
      },
    ];
  };
