import { FLASH_STATUS_CODES } from '@/domain/codes/flash-exchange';
import { toFixedScale, type Decimal } from '@/domain/money/decimal';
import { secondOf, type Context } from '../engine/context';
import type { FlashExchange } from '../engine/exchange/exchange';
import { quoteNow, requireFlashCurrency } from '../engine/exchange/quote';
import { submitFlashExchange } from '../engine/exchange/submit';
import type { FlashCurrency } from '../engine/exchange/terms';
import { worthInUsdt } from '../engine/exchange/worth';
import { balanceOf } from '../engine/ledger/ledger';
import { availableCoins } from '../engine/ledger/moves';
import type { User } from '../engine/state';
import { paged } from './paging';
import { answer, ok, read, wireSeconds, wireTime } from './reply';
import type { HandlersOf, InputOf, ReplyOf } from './types';

type Currencies = ReplyOf<'quoteFlashExchange'>['message'];
type ExchangeRow = ReplyOf<'getFlashExchanges'>['message']['data'][number];

const currencyRows = (context: Context, user: User): Currencies['left'] =>
  context.catalogue.flash.currencies.flatMap(({ currency, minimum, maximum }: FlashCurrency) => {
    const price = worthInUsdt(context, currency, secondOf(context.now));
    if (price === undefined) return [];
    const owned = { owner: user.id, mode: user.mode };
    const available = balanceOf(context.state.ledger, availableCoins(owned, currency.name));
    return [
      {
        id: currency.id,
        name: currency.name,
        logo: null,
        price,
        min_number: minimum,
        max_number: maximum,
        balance: toFixedScale(available, currency.scale, 'down'),
      },
    ];
  });

/** The quote, if both currencies are given; a single one is only validated. */
const quoteFields = (
  context: Context,
  user: User,
  { l_currency_id: givenId, r_currency_id: gotId }: InputOf<'quoteFlashExchange'>,
): Pick<Currencies, 'quote'> => {
  for (const id of [givenId, gotId]) if (id !== undefined) requireFlashCurrency(context, id);
  if (givenId === undefined || gotId === undefined) return {};
  const quote = quoteNow(context, user, { givenId, gotId });
  return {
    quote: {
      quote_id: quote.id,
      l_currency_id: givenId,
      r_currency_id: gotId,
      rate: quote.rate,
      price: quote.givenPrice,
      fee_rate: context.catalogue.flash.feePercent,
      expires_time: quote.expiresAt / 1000,
    },
  };
};

const exchangeRow = ({ catalogue }: Context, exchange: FlashExchange): ExchangeRow => {
  const text = (amount: Decimal, currencyId: number): string => {
    const scale = catalogue.currencies.find(({ id }) => id === currencyId)?.scale ?? 0;
    return toFixedScale(amount, scale, 'down');
  };
  return {
    id: exchange.id,
    left_currency_id: exchange.givenId,
    right_currency_id: exchange.gotId,
    l_currency: exchange.given,
    r_currency: exchange.got,
    num: text(exchange.givenAmount, exchange.givenId),
    absolute_quantity: text(exchange.gotAmount, exchange.gotId),
    fee: text(exchange.fee, exchange.gotId),
    market_price: exchange.givenPrice,
    price: exchange.givenPrice,
    rate: exchange.rate,
    status: FLASH_STATUS_CODES[exchange.status],
    status_name: 'Success',
    create_time: wireTime(exchange.at),
    review_time: wireTime(exchange.at),
    created_time: wireSeconds(exchange.at),
    handled_time: wireSeconds(exchange.at),
  };
};

const ownExchanges = ({ state }: Context, { id, mode }: User): readonly FlashExchange[] =>
  Object.values(state.records.flashExchanges)
    .filter((exchange) => exchange.owner === id && exchange.mode === mode)
    .toSorted((a, b) => b.id - a.id);

/** The flash exchange of the wallet. */
export const flashHandlers: HandlersOf<'exchange'> = {
  quoteFlashExchange: (input, { context, user }) => {
    const quote = quoteFields(context, user, input);
    const rows = currencyRows(context, user);
    return read(ok({ left: rows, right: rows, ...quote }));
  },
  submitFlashExchange: (input, { context, user }) =>
    answer(
      submitFlashExchange(context, user, {
        givenId: input.l_currency_id,
        gotId: input.r_currency_id,
        amount: input.num,
        price: input.price,
        quoteId: input.quote_id,
      }),
      ok,
    ),
  getFlashExchanges: (input, { context, user }) =>
    read(
      ok(paged(ownExchanges(context, user), input, (exchange) => exchangeRow(context, exchange))),
    ),
};
