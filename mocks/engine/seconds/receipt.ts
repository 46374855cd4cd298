import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { decimal, fromTicks, subtract, toFixedScale, type Decimal } from '@/domain/money/decimal';
import {
  outcomeOf,
  outcomeProfitOf,
  type Direction,
  type Outcome,
} from '@/domain/seconds/contract';
import { secondOf, type Context } from '../context';
import { hasIntervention, MARKET_START } from '../market';
import { Refusal } from '../refusal';
import type { SecondsOrder } from './order';

/** The terms of a contract, without its owner. Amounts in the paying currency, times in whole epoch seconds. */
export interface PublicTerms {
  readonly symbol: string;
  readonly direction: Direction;
  readonly openedAt: number;
  readonly seconds: number;
  readonly stake: Decimal;
  readonly fee: Decimal;
  readonly payoutPercent: Decimal;
  readonly currency: string;
}

/** The prices that decided a contract, and their canonical text. Prices in the quote currency. */
export interface Receipt {
  readonly text: string;
  /** SHA-256 of the text, hex. */
  readonly hash: string;
  readonly openPrice: string;
  readonly endPrice: string;
  /** The price of each second from opening to settlement, inclusive; absent for contracts over an hour. */
  readonly ticks?: readonly string[];
  readonly outcome: Outcome;
  /** Excludes the fee. */
  readonly profit: Decimal;
  /** True if an intervention changed the price. */
  readonly directed: boolean;
}

const FORM = 'quayside seconds contract 2';
const DIRECTED = 'simulated price, moved by the market director';
/** Longer contracts are not on offer, and a receipt must stay small. */
const MOST_TICKS = 3600;
const RULE = 'close of the second of settlement against that of the opening';

/**
 * The receipt of a contract with these terms, computed from the public price alone, without reading any order. Throws
 * `pair_not_found`, and `data_not_found` for a time in the future or a closed session.
 */
export const receiptOf = (
  { state, market, catalogue, now }: Context,
  terms: PublicTerms,
): Receipt => {
  const { symbol, direction, openedAt, stake, fee, payoutPercent } = terms;
  const pair = catalogue.pairs.find((candidate) => candidate.market.symbol === symbol);
  if (pair === undefined) throw new Refusal('pair_not_found');
  const currency = catalogue.currencies.find(({ name }) => name === terms.currency);
  if (currency === undefined) throw new Refusal('parameter_wrong');
  const settledAt = openedAt + terms.seconds;
  if (settledAt > secondOf(now) || openedAt < MARKET_START) throw new Refusal('data_not_found');
  if (!market.isOpenThrough(symbol, openedAt, settledAt)) throw new Refusal('data_not_found');
  const price = (second: number): string =>
    fromTicks(market.priceAt(symbol, second), pair.market.decimals);
  const [openPrice, endPrice] = [price(openedAt), price(settledAt)];
  const outcome = outcomeOf(direction, decimal(openPrice), decimal(endPrice));
  const { scale } = currency;
  const profit = outcomeProfitOf(
    { stake, payoutPercent, feePercent: decimal('0'), scale },
    outcome,
  );
  const money = (amount: Decimal): string =>
    `${toFixedScale(amount, scale, 'down')} ${currency.name}`;
  const touched = hasIntervention(state.interventions, symbol, openedAt, settledAt);
  const text = [
    FORM,
    `pair ${symbol}`,
    `direction ${direction}`,
    `opened ${openedAt} at ${openPrice}`,
    `settled ${settledAt} at ${endPrice}`,
    `rule ${RULE}`,
    `stake ${money(stake)}`,
    `fee ${money(fee)}`,
    `payout ${payoutPercent} percent`,
    `outcome ${outcome}`,
    `total ${money(subtract(profit, fee))}`,
    `= profit ${money(profit)} - fee ${money(fee)}`,
    ...(touched ? [DIRECTED] : []),
  ].join('\n');
  return {
    text,
    hash: bytesToHex(sha256(utf8ToBytes(text))),
    openPrice,
    endPrice,
    ...(terms.seconds <= MOST_TICKS && {
      ticks: Array.from({ length: terms.seconds + 1 }, (_, index) => price(openedAt + index)),
    }),
    outcome,
    profit,
    directed: touched,
  };
};

/** The public terms of an order. */
const publicTerms = (order: SecondsOrder): PublicTerms => ({
  symbol: order.symbol,
  direction: order.direction,
  openedAt: secondOf(order.openedAt),
  seconds: order.seconds,
  stake: order.stake,
  fee: order.fee,
  payoutPercent: order.payoutPercent,
  currency: order.currency,
});

/**
 * The receipt of a settled order. Throws `status_abnormal` if it is still running, and `RangeError` if it was settled
 * differently from its receipt: a defect of the engine.
 */
export const receiptOfOrder = (context: Context, order: SecondsOrder): Receipt => {
  if (order.status === 'open') throw new Refusal('status_abnormal');
  const receipt = receiptOf(context, publicTerms(order));
  if (receipt.outcome !== order.outcome || receipt.profit !== order.profit)
    throw new RangeError(`order ${order.id} was settled otherwise than by the public price`);
  return receipt;
};
