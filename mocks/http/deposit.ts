import { DEPOSIT_STATUS_CODES } from '@/domain/codes/deposit';
import { dayNumber, payoutTime } from '@/domain/deposit/calendar';
import {
  add,
  decimal,
  isZero,
  multiply,
  percentOf,
  toFixedScale,
  toScale,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import { reasonText } from '../catalogue/notification-texts';
import { depositIntro } from '../catalogue/treasury-texts';
import { secondOf, type Context } from '../engine/context';
import { openDeposit, placesLeft } from '../engine/deposits/apply';
import type { Deposit, Payout } from '../engine/deposits/deposit';
import type { DepositProduct } from '../engine/deposits/product';
import { redeemDeposit, redemptionFeeNow } from '../engine/deposits/redeem';
import { worthOfAmount } from '../engine/exchange/worth';
import type { User } from '../engine/state';
import { orderNumber } from '../engine/tokens';
import { paged } from './paging';
import { answer, ok, read, wireDay, wireSeconds, wireTime } from './reply';
import type { HandlersOf, ReplyOf } from './types';

type ProductRow = ReplyOf<'getDepositProducts'>['message']['data'][number];
type DepositRow = ReplyOf<'getDeposits'>['message']['data'][number];
type PayoutRow = ReplyOf<'getDepositPayouts'>['message']['data'][number];

const CENTS = 2;
/** Payout ids combine the deposit's id and the number of the night. */
const NIGHTS = 1000;
const HUNDREDTH = decimal('0.01');

const productRow = (
  context: Context,
  user: User | undefined,
  product: DepositProduct,
  lang: string,
): ProductRow => {
  const { lowestRate, highestRate, currency, redemption } = product;
  const left = placesLeft(context, product, user?.mode ?? 'live');
  return {
    id: product.id,
    currency_id: currency.id,
    currency_name: currency.name,
    currency_logo: null,
    interest_rate: lowestRate,
    ...(highestRate === lowestRate ? {} : { interest_rate_max: highestRate }),
    save_min: product.minimum,
    save_max: product.maximum,
    day: product.days,
    intro: depositIntro(redemption.basis, lang),
    payout_hour: product.payoutHour,
    cancel_rate: redemption.percent,
    cancel_basis: redemption.basis,
    ...(left === undefined ? {} : { places_left: left }),
  };
};

/** Products on sale now. */
const onSale = ({ catalogue, now }: Context): readonly DepositProduct[] =>
  catalogue.deposits.filter(
    ({ opensAt = 0, closesAt = Infinity }) => opensAt <= now && now < closesAt,
  );

const payoutsOf = (deposit: Deposit): readonly Payout[] =>
  'payouts' in deposit ? deposit.payouts : [];

const paidOn = (deposit: Deposit): Decimal =>
  add(ZERO, ...payoutsOf(deposit).map(({ amount }) => amount));

/** Interest guaranteed by maturity: that paid so far, plus the lowest rate for the remaining days. */
const expectedOf = (deposit: Deposit): Decimal => {
  const { principal, lowestRate, days, scale } = deposit;
  if (deposit.status === 'completed' || deposit.status === 'cancelled') return paidOn(deposit);
  const toCome = decimal(days - payoutsOf(deposit).length);
  const carry = deposit.status === 'hosting' ? deposit.carry : ZERO;
  const rest = multiply(percentOf(principal, lowestRate), toCome);
  return toScale(add(paidOn(deposit), carry, rest), scale, 'down');
};

const feeOf = (deposit: Deposit): Decimal => {
  if (deposit.status === 'hosting') return redemptionFeeNow(deposit);
  return deposit.status === 'cancelled' && deposit.redeemed ? deposit.fee : ZERO;
};

/** The dates and times of a deposit that are known so far. */
const timesOf = (deposit: Deposit) => {
  const { days, payoutHour } = deposit;
  const ended = 'endedAt' in deposit ? { handled_time: wireSeconds(deposit.endedAt) } : {};
  if (!('startedAt' in deposit))
    return { start_at: null, end_at: null, end_time: null, next_payout_time: null, ...ended };
  const end = payoutTime(deposit.startedAt, days, payoutHour);
  const next = payoutTime(deposit.startedAt, deposit.payouts.length + 1, payoutHour);
  return {
    start_at: wireDay(deposit.startedAt),
    end_at: wireDay(end),
    end_time: wireSeconds('endedAt' in deposit ? deposit.endedAt : end),
    next_payout_time: deposit.status === 'hosting' ? wireSeconds(next) : null,
    ...ended,
  };
};

const depositRow = ({ state }: Context, deposit: Deposit, lang: string): DepositRow => {
  const text = (amount: Decimal): string => toFixedScale(amount, deposit.scale, 'down');
  const cancelled = deposit.status === 'cancelled';
  return {
    id: deposit.id,
    config_id: deposit.productId,
    order_no: orderNumber(state, 'D', deposit.id),
    currency_id: deposit.currencyId,
    currency_name: deposit.currency,
    amount: text(deposit.principal),
    day_rate: multiply(deposit.lowestRate, HUNDREDTH),
    day_rate_max: multiply(deposit.highestRate, HUNDREDTH),
    day: deposit.days,
    total_interest: text(paidOn(deposit)),
    expected_interest: text(expectedOf(deposit)),
    status: DEPOSIT_STATUS_CODES[deposit.status],
    is_cancel: cancelled && deposit.redeemed ? 1 : 0,
    cancel_fee: text(feeOf(deposit)),
    created_at: wireTime(deposit.appliedAt),
    created_time: wireSeconds(deposit.appliedAt),
    ...timesOf(deposit),
    reason: cancelled && deposit.reason !== undefined ? reasonText(deposit.reason, lang) : null,
  };
};

const ownDeposits = ({ state }: Context, { id, mode }: User): readonly Deposit[] =>
  Object.values(state.records.deposits)
    .filter((deposit) => deposit.owner === id && deposit.mode === mode)
    .toSorted((a, b) => b.id - a.id);

/** Totals in USDT at the prices of the current second. */
const summary = (context: Context, user: User) => {
  const own = ownDeposits(context, user);
  const second = secondOf(context.now);
  const today = dayNumber(context.now);
  const inUsdt = (deposits: readonly Deposit[], amountOf: (deposit: Deposit) => Decimal): string =>
    toFixedScale(
      add(
        ZERO,
        ...deposits
          .filter((deposit) => !isZero(amountOf(deposit)))
          .map((deposit) => worthOfAmount(context, deposit.currencyId, amountOf(deposit), second)),
      ),
      CENTS,
      'down',
    );
  const hosted = own.filter(({ status }) => status === 'hosting');
  const paidToday = (deposit: Deposit): Decimal =>
    add(
      ZERO,
      ...payoutsOf(deposit).flatMap(({ at, amount }) => (dayNumber(at) === today ? [amount] : [])),
    );
  return {
    currency_name: 'USDT',
    total_amount: inUsdt(hosted, ({ principal }) => principal),
    total_interest: inUsdt(own, paidOn),
    today_interest: inUsdt(own, paidToday),
    count: hosted.length,
  };
};

const payoutRow = (deposit: Deposit, { night, at, amount }: Payout): PayoutRow => ({
  id: deposit.id * NIGHTS + night,
  lh_order_id: deposit.id,
  currency_name: deposit.currency,
  interest_amount: toFixedScale(amount, deposit.scale, 'down'),
  interest_day: wireDay(at),
  created_at: wireTime(at),
  created_time: wireSeconds(at),
});

const payoutRows = (context: Context, user: User, only: number | undefined) =>
  ownDeposits(context, user)
    .filter(({ id }) => only === undefined || id === only)
    .flatMap((deposit) => payoutsOf(deposit).map((payout) => ({ deposit, payout })))
    .toSorted((a, b) => b.payout.at - a.payout.at || b.deposit.id - a.deposit.id);

export const depositHandlers: HandlersOf<'deposit'> = {
  getDepositProducts: (input, { context, user }) =>
    read(
      ok(
        paged(onSale(context), input, (product) =>
          productRow(context, user, product, input.lang ?? 'en'),
        ),
      ),
    ),
  openDeposit: (input, { context, user }) =>
    answer(openDeposit(context, user, { productId: input.config_id, amount: input.amount }), ok),
  getDeposits: (input, { context, user }) => {
    const rows = ownDeposits(context, user)
      .map((deposit) => depositRow(context, deposit, input.lang ?? 'en'))
      .filter(({ status }) => input.status === undefined || status === input.status)
      .filter(({ is_cancel }) => input.is_cancel === undefined || is_cancel === input.is_cancel);
    return read(ok(paged(rows, input, (row) => row)));
  },
  getDepositSummary: (_input, { context, user }) => read(ok(summary(context, user))),
  getDepositPayouts: (input, { context, user }) =>
    read(
      ok(
        paged(payoutRows(context, user, input.lh_order_id), input, ({ deposit, payout }) =>
          payoutRow(deposit, payout),
        ),
      ),
    ),
  redeemDeposit: (input, { context, user }) => answer(redeemDeposit(context, user, input.id), ok),
};
