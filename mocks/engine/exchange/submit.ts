import { flashResult } from '@/domain/exchange/flash';
import { compare, isPositive, parseDecimal } from '@/domain/money/decimal';
import { requireGoodStanding } from '../accounts/users';
import type { Context, Decision } from '../context';
import { systemAccount, type Journal } from '../ledger/ledger';
import { availableCoins, postingsOf } from '../ledger/moves';
import { transition } from '@/domain/status/lifecycle';
import { Refusal } from '../refusal';
import { nextId, type User } from '../state';
import { requireAmount, requireAvailable } from '../wallet/require-amount';
import type { FlashExchange } from './exchange';
import { FLASH_LIFECYCLE } from '@/domain/status/flash-exchange';
import {
  quoteNow,
  requireFlashCurrency,
  requireQuote,
  type FlashPair,
  type FlashQuote,
} from './quote';

/** An exchange request. Amount as typed and price as displayed; the price is that of the given currency, in USDT. */
export interface FlashRequest extends FlashPair {
  readonly amount: string;
  readonly price: string;
  readonly quoteId: string | undefined;
}

/** The rate that the user saw: that of the quote, or the current rate if it is still the same. */
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

/** Both legs in one journal, joined by the bridge account. The fee is deducted from the received amount. */
const journalOf = (exchange: FlashExchange): Journal => {
  const { id, mode, given, got, at } = exchange;
  const bridge = (currency: string) => systemAccount(mode, 'bridge:fx', currency);
  return {
    id: `fx:${id}`,
    at,
    kind: 'flash-exchange',
    postings: postingsOf(
      [availableCoins(exchange, given), bridge(given), exchange.givenAmount],
      [bridge(got), availableCoins(exchange, got), exchange.gotAmount],
      [bridge(got), systemAccount(mode, 'house:fee', got), exchange.fee],
    ),
  };
};

/**
 * Exchanges one currency of the coin account for another, in full or not at all, at the rate that the user saw. An
 * outdated rate is refused with `quote_expired`, never replaced.
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
  const amount = requireAmount(request.amount, rules);
  const quote = requireRate(context, user, request);
  const result = flashResult(amount, quote.rate, catalogue.flash.feePercent, got.scale);
  // The received amount would round to zero.
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
  requireAvailable(state, exchange, exchange.given, amount);
  return {
    events: [
      { kind: 'moneyMoved', journal: journalOf(exchange) },
      { kind: 'recordPut', collection: 'flashExchanges', record: exchange },
    ],
    reply: 'operation_success',
  };
};
