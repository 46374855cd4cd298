import { usableMarginOf } from '@/domain/leverage/account';
import { nextNight } from '@/domain/leverage/nights';
import { ANY } from '@/domain/codes/filters';
import {
  BOTH_SIDES,
  OPENING_CODES,
  POSITION_STATUS_CODES,
  SIDE_CODES,
} from '@/domain/codes/leverage-order';
import { nameOf } from '@/domain/codes/name-of';
import { fromTicks } from '@/domain/money/decimal';
import type { Board } from '@/domain/codes/board';
import { secondOf, type Context, type TradedPair } from '../engine/context';
import { cancelPosition, closePosition, closePositions, setStops } from '../engine/leverage/manage';
import { openPosition, requireLeveragedPair } from '../engine/leverage/open';
import { ownPositions } from '../engine/leverage/own-positions';
import { contractAccountOf } from '../engine/leverage/valuation';
import { rateAt } from '../engine/rates';
import { Refusal } from '../engine/refusal';
import type { User } from '../engine/state';
import { accountFields, hazardRate, money, orderRow } from './leverage-rows';
import { paged } from './paging';
import { answer, ok, read } from './reply';
import type { HandlersOf, InputOf } from './types';

const SHOWN_ORDERS = 10;

const open = (context: Context, user: User, board: Board, input: InputOf<'openPosition'>) => {
  const isLimit = input.status === OPENING_CODES.limit;
  if (isLimit && input.target_price === undefined) throw new Refusal('parameters_missing');
  const request = {
    board,
    baseId: input.currency_id,
    quoteId: input.legal_id,
    side: nameOf(SIDE_CODES, input.type),
    lots: input.share,
    leverage: input.multiple,
    limit: isLimit ? input.target_price : undefined,
    takeProfit: input.target_profit_price,
    stopLoss: input.stop_loss_price,
  };
  return answer(openPosition(context, user, request), () => ok('operation_success'));
};

const close = (context: Context, user: User, board: Board, input: InputOf<'closePosition'>) =>
  answer(closePosition(context, user, { board, id: input.id, lots: input.share }), ok);

/** Cost and time of the next night fee, if the pair charges one. */
const nightFields = (context: Context, pair: ReturnType<typeof requireLeveragedPair>) => {
  const night = nextNight(pair.leverage.nights, secondOf(context.now));
  return night === undefined ? {} : { overnight_time: night.at, overnight_nights: night.nights };
};

const terms = (context: Context, user: User, input: InputOf<'getLeverageTerms'>) => {
  const { catalogue, market, now } = context;
  const pair = requireLeveragedPair(context, {
    baseId: input.currency_id,
    quoteId: input.legal_id,
    board: undefined,
  });
  const { leverage, market: frame } = pair;
  const second = secondOf(now);
  const price = (ticks: number): string => fromTicks(ticks, frame.decimals);
  const account = contractAccountOf(context, { owner: user.id, mode: user.mode });
  const { minimum, maximum, step } = leverage.lots;
  return {
    lever_share_limit: { min: minimum, max: maximum, step },
    multiple: {
      muit: leverage.leverages.map((value) => ({ value })),
      share: leverage.presets.map((value) => ({ value })),
    },
    last_price: price(market.priceAt(frame.symbol, second)),
    user_lever: money(usableMarginOf(account)),
    ustd_price: rateAt(catalogue, market, pair.quote, second),
    ExRAte: '1',
    margin_currency_name: catalogue.margin.currency.name,
    lever_share_num: leverage.lotSize,
    spread: price(market.halfSpread(frame.symbol, second)),
    lever_trade_fee: leverage.feePercent,
    overnight: leverage.overnightPercent,
    ...nightFields(context, pair),
    can_close_part: 1 as const,
    stop_out_rate: catalogue.margin.stopOutPercent,
    negative_balance_protection: 1 as const,
    my_transaction: ownPositions(context, user)
      .filter(({ pairId, status }) => pairId === pair.id && status === 'open')
      .slice(0, SHOWN_ORDERS)
      .map((position) => orderRow(context, position)),
  };
};

/** The pairs that match a filter by currencies; 0 means all. Throws `pair_not_found` if none matches. */
const pairsOf = (
  { catalogue }: Context,
  { base, quote, board }: { base: number; quote: number; board: Board | undefined },
): readonly TradedPair[] => {
  const pairs = catalogue.pairs.filter(
    (pair) =>
      (base === 0 || pair.base.id === base) &&
      (quote === 0 || pair.quote.id === quote) &&
      (board === undefined || pair.board === board),
  );
  if (pairs.length === 0) throw new Refusal('pair_not_found');
  return pairs;
};

const positions = (context: Context, user: User, input: InputOf<'getPositions'>) => {
  const [pair] = pairsOf(context, {
    base: input.currency_id,
    quote: input.legal_id,
    board: undefined,
  });
  const wanted = input.status ?? POSITION_STATUS_CODES.open;
  const own = ownPositions(context, user).filter(
    ({ pairId, status }) => pairId === pair?.id && POSITION_STATUS_CODES[status] === wanted,
  );
  return {
    ...accountFields(context, user, pair?.id ?? 0),
    order: paged(own, input, (position) => orderRow(context, position)),
  };
};

const orders = (
  context: Context,
  user: User,
  board: Board,
  input: InputOf<'getLeverageOrders'>,
) => {
  const { currency_id: base = 0, legal_id: quote = 0, status: wanted = ANY } = input;
  const ids = new Set(pairsOf(context, { base, quote, board }).map(({ id }) => id));
  const own = ownPositions(context, user).filter(
    ({ pairId, status }) =>
      ids.has(pairId) && (wanted === ANY || POSITION_STATUS_CODES[status] === wanted),
  );
  const account = contractAccountOf(context, { owner: user.id, mode: user.mode });
  return {
    ...paged(own, input, (position) => orderRow(context, position)),
    rate_profits_total: {
      hazard_rate: hazardRate(account),
      profits_total: money(account.floating),
    },
  };
};

export const leverageHandlers: HandlersOf<'leverage'> = {
  getLeverageTerms: (input, { context, user }) => read(ok(terms(context, user, input))),
  openPosition: (input, { context, user }) => open(context, user, 'crypto', input),
  openForexPosition: (input, { context, user }) => open(context, user, 'forex', input),
  closePosition: (input, { context, user }) => close(context, user, 'crypto', input),
  closeForexPosition: (input, { context, user }) => close(context, user, 'forex', input),
  closePositions: (input, { context, user }) =>
    answer(
      closePositions(context, user, {
        side: input.type === BOTH_SIDES ? undefined : nameOf(SIDE_CODES, input.type),
        baseId: input.currency_id,
        quoteId: input.legal_id,
      }),
      ok,
    ),
  cancelPendingPosition: (input, { context, user }) =>
    answer(cancelPosition(context, user, input.id), ok),
  setStops: (input, { context, user }) =>
    answer(
      setStops(context, user, input.id, {
        takeProfit: input.target_profit_price,
        stopLoss: input.stop_loss_price,
      }),
      ok,
    ),
  getPositions: (input, { context, user }) => read(ok(positions(context, user, input))),
  getLeverageOrders: (input, { context, user }) => read(ok(orders(context, user, 'crypto', input))),
  getForexLeverageOrders: (input, { context, user }) =>
    read(ok(orders(context, user, 'forex', input))),
};
