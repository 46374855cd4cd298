import { flashResult } from '@/domain/exchange/flash';
import { compare, isPositive, parseDecimal } from '@/domain/money/decimal';
import { requireGoodStanding } from '../accounts/users';
import type { Context, Decision } from '../context';
import { systemAccount, type Journal } from '../ledger/ledger';
import { atHand, moves } from '../ledger/moves';
import { transition } from '../lifecycle';
import { Refusal } from '../refusal';
import { nextId, type User } from '../state';
import { requireAmount, requireAtHand } from '../wallet/require-amount';
import type { FlashExchange } from './exchange';
import { FLASH_LIFECYCLE } from './lifecycle';
import {
  quoteNow,
  requireFlashCurrency,
  requireQuote,
  type FlashPair,
  type FlashQuote,
} from './quote';

/** An exchange as asked for; amount and price as they were typed and seen. The price is that of what is given, in USDT. */
export interface FlashRequest extends FlashPair {
  readonly amount: string;
  readonly price: string;
  readonly quoteId: string | undefined;
}

/** The rate that the user saw, and no other: that of the quote, or of this moment if the price is still the same. */
const requireRate = (context: Context, user: User, request: FlashRequest): FlashQuote => {
  const price = parseDecimal(request.price);
  if (price === undefined || !isPositive(price)) throw new Refusal('parameter_wrong');
  const quote =
    request.quoteId === undefined
      ? quoteNow(context, user, request)
      : requireQuote(context, user, request, request.quoteId);
  if (compare(price, quote.givenPrice) !== 0) throw new Refusal('quote_expired');
  return quote;
};

/** Both legs at once, joined by the bridge; the fee comes out of what is got. */
const journalOf = (exchange: FlashExchange): Journal => {
  const { id, mode, given, got, at } = exchange;
  const bridge = (currency: string) => systemAccount(mode, 'bridge:fx', currency);
  return {
    id: `fx:${id}`,
    at,
    kind: 'flash-exchange',
    postings: moves(
      [atHand(exchange, given), bridge(given), exchange.givenAmount],
      [bridge(got), atHand(exchange, got), exchange.gotAmount],
      [bridge(got), systemAccount(mode, 'house:fee', got), exchange.fee],
    ),
  };
};

/**
 * Exchanges one currency of the coin account for another, wholly or not at all, at the rate that the user saw: one that is
 * gone is refused with `quote_expired`, never replaced.
 */
export const submitFlashExchange = (
  context: Context,
  user: User,
  request: FlashRequest,
): Decision<'operation_success'> => {
  const { state, now, catalogue } = context;
  requireGoodStanding(user);
  const given = requireFlashCurrency(context, request.givenId);
  const { currency: got } = requireFlashCurrency(context, request.gotId);
  const { currency, minimum, maximum } = given;
  const rules = { minimum, maximum, scale: currency.scale };
  const amount = requireAmount(request.amount, rules, 'quantity_below_minimum');
  const quote = requireRate(context, user, request);
  const result = flashResult(amount, quote.rate, catalogue.flash.feePercent, got.scale);
  // So little that nothing would come of it.
  if (!isPositive(result.received)) throw new Refusal('quantity_below_minimum');
  const exchange: FlashExchange = {
    id: nextId(state, 'flashExchanges'),
    owner: user.id,
    mode: user.mode,
    status: transition(FLASH_LIFECYCLE, 'none', 'exchange'),
    quoteId: request.quoteId,
    givenId: request.givenId,
    given: currency.name,
    givenAmount: amount,
    givenPrice: quote.givenPrice,
    gotId: request.gotId,
    got: got.name,
    gotAmount: result.received,
    gotPrice: quote.gotPrice,
    fee: result.fee,
    rate: quote.rate,
    at: now,
  };
  requireAtHand(state, exchange, exchange.given, amount);
  return {
    events: [
      { kind: 'moneyMoved', journal: journalOf(exchange) },
      { kind: 'recordPut', collection: 'flashExchanges', record: exchange },
    ],
    reply: 'operation_success',
  };
};
