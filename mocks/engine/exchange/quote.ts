import { flashRate, isHeld } from '@/domain/exchange/flash';
import type { Decimal } from '@/domain/money/decimal';
import { secondOf, type Context } from '../context';
import { Refusal } from '../refusal';
import type { User } from '../state';
import { digest } from '../tokens';
import type { FlashCurrency } from './terms';
import { worthInUsdt } from './worth';

/** The currencies given and received, by wire id. */
export interface FlashPair {
  readonly givenId: number;
  readonly gotId: number;
}

/** A rate held for one user. Prices of one unit in USDT; `expiresAt` in epoch milliseconds. */
export interface FlashQuote extends FlashPair {
  readonly id: string;
  readonly rate: Decimal;
  readonly givenPrice: Decimal;
  readonly gotPrice: Decimal;
  readonly expiresAt: number;
}

/**
 * A currency that can be exchanged. Throws `wallet_not_found` for an unknown id, `currency_absent` for a currency that
 * is not exchangeable.
 */
export const requireFlashCurrency = ({ catalogue }: Context, id: number): FlashCurrency => {
  if (!catalogue.currencies.some((currency) => currency.id === id))
    throw new Refusal('wallet_not_found');
  const found = catalogue.flash.currencies.find(({ currency }) => currency.id === id);
  if (found === undefined) throw new Refusal('currency_absent');
  return found;
};

const ID_DIGITS = 12;

/** Quotes are not stored: the id encodes the quote, and its suffix proves that this exchange issued it to this user. */
const quoteId = ({ state }: Context, user: User, pair: FlashPair, second: number): string => {
  const text = `q-${second}-${pair.givenId}-${pair.gotId}`;
  const seal = digest(`${state.seed}:${user.id}:${user.mode}:${text}`).slice(0, ID_DIGITS);
  return `${text}-${seal}`;
};

/**
 * The quote of a second, derived from public prices alone, so it can be rebuilt while it is held. Throws
 * `parameter_wrong` if both currencies are the same.
 */
const quoteAt = (context: Context, user: User, pair: FlashPair, second: number): FlashQuote => {
  const { flash } = context.catalogue;
  const [given, got] = [pair.givenId, pair.gotId].map((id) => requireFlashCurrency(context, id));
  if (given === undefined || got === undefined || given === got)
    throw new Refusal('parameter_wrong');
  const givenPrice = worthInUsdt(context, given.currency, second);
  const gotPrice = worthInUsdt(context, got.currency, second);
  if (givenPrice === undefined || gotPrice === undefined) throw new Refusal('currency_absent');
  return {
    ...pair,
    id: quoteId(context, user, pair, second),
    rate: flashRate(givenPrice, gotPrice, flash.spreadPercent),
    givenPrice,
    gotPrice,
    expiresAt: (second + flash.holdSeconds) * 1000,
  };
};

/** The quote of the current second. */
export const quoteNow = (context: Context, user: User, pair: FlashPair): FlashQuote =>
  quoteAt(context, user, pair, secondOf(context.now));

const QUOTE_ID = /^q-(?<second>\d{1,11})-\d+-\d+-[\da-f]+$/u;

/**
 * The quote with this id for these currencies and this user. Throws `quote_expired` after its hold time,
 * `trade_record_not_found` if it was used, was never issued, or is for something else.
 */
export const requireQuote = (
  context: Context,
  user: User,
  pair: FlashPair,
  id: string,
): FlashQuote => {
  const second = Number(QUOTE_ID.exec(id)?.groups?.['second'] ?? Number.NaN);
  const { now, state, catalogue } = context;
  if (Number.isNaN(second) || second > secondOf(now) || quoteId(context, user, pair, second) !== id)
    throw new Refusal('trade_record_not_found');
  if (!isHeld((second + catalogue.flash.holdSeconds) * 1000, now))
    throw new Refusal('quote_expired');
  const used = Object.values(state.records.flashExchanges).some(({ quoteId: of }) => of === id);
  if (used) throw new Refusal('trade_record_not_found');
  return quoteAt(context, user, pair, second);
};
