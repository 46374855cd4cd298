import { flashRate, isRateHeld } from '@/domain/exchange/flash';
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

/** When a quote was issued. */
interface Issue {
  readonly second: number;
  /** How often its user had exchanged before: a quote that is used is not issued again in the same second. */
  readonly turn: number;
}

/** Quotes are not stored: the id encodes the quote, and its suffix proves that this exchange issued it to this user. */
const quoteId = ({ state }: Context, user: User, pair: FlashPair, issue: Issue): string => {
  const text = `q-${issue.second}-${pair.givenId}-${pair.gotId}-${issue.turn}`;
  const seal = digest(`${state.seed}:${user.id}:${user.mode}:${text}`).slice(0, ID_DIGITS);
  return `${text}-${seal}`;
};

/**
 * The quote of a second, derived from public prices alone, so it can be rebuilt while it is held. Throws
 * `parameter_wrong` if both currencies are the same.
 */
const quoteAt = (context: Context, user: User, pair: FlashPair, issue: Issue): FlashQuote => {
  const { flash } = context.catalogue;
  const { second } = issue;
  const [given, got] = [pair.givenId, pair.gotId].map((id) => requireFlashCurrency(context, id));
  if (given === undefined || got === undefined || given === got)
    throw new Refusal('parameter_wrong');
  const givenPrice = worthInUsdt(context, given.currency, second);
  const gotPrice = worthInUsdt(context, got.currency, second);
  if (givenPrice === undefined || gotPrice === undefined) throw new Refusal('currency_absent');
  return {
    ...pair,
    id: quoteId(context, user, pair, issue),
    rate: flashRate(givenPrice, gotPrice, flash.spreadPercent),
    givenPrice,
    gotPrice,
    expiresAt: (second + flash.holdSeconds) * 1000,
  };
};

/** The quote of the current second. */
export const quoteNow = (context: Context, user: User, pair: FlashPair): FlashQuote => {
  const exchanges = Object.values(context.state.records.flashExchanges);
  const turn = exchanges.filter(({ owner }) => owner === user.id).length;
  return quoteAt(context, user, pair, { second: secondOf(context.now), turn });
};

const QUOTE_ID = /^q-(?<second>\d{1,11})-\d+-\d+-(?<turn>\d{1,9})-[\da-f]+$/u;

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
  const { second, turn } = QUOTE_ID.exec(id)?.groups ?? {};
  const issue: Issue = { second: Number(second), turn: Number(turn) };
  const { now, state, catalogue } = context;
  // Of an id of another form both are not a number, and no quote has that id.
  if (issue.second > secondOf(now) || quoteId(context, user, pair, issue) !== id)
    throw new Refusal('trade_record_not_found');
  if (!isRateHeld((issue.second + catalogue.flash.holdSeconds) * 1000, now))
    throw new Refusal('quote_expired');
  const used = Object.values(state.records.flashExchanges).some(({ quoteId: of }) => of === id);
  if (used) throw new Refusal('trade_record_not_found');
  return quoteAt(context, user, pair, issue);
};
