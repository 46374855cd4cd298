import { PROJECT_STAGE_CODES, SUBSCRIPTION_STATUS_CODES } from '@/domain/codes/project';
import { decimal, divide, multiply, subtract, toFixedScale } from '@/domain/money/decimal';
import { projectTexts } from '../catalogue/treasury-texts';
import type { Context } from '../engine/context';
import { balanceOf } from '../engine/ledger/ledger';
import { availableCoins } from '../engine/ledger/moves';
import { priceAt, type ProjectRound, type Subscription } from '../engine/projects/project';
import { findRound, listedRounds, takenOf } from '../engine/projects/rounds';
import { subscribe } from '../engine/projects/subscribe';
import { Refusal } from '../engine/refusal';
import type { User } from '../engine/state';
import { orderNumber } from '../engine/tokens';
import { paged } from './paging';
import { answer, ok, read, wireSeconds, wireTime } from './reply';
import type { HandlersOf, ReplyOf } from './types';

type ProjectRow = ReplyOf<'getProjects'>['message']['data'][number];

const PERCENT_DECIMALS = 2;
const HUNDRED = decimal('100');

const stageOf = (now: number, { startsAt, endsAt }: ProjectRound) => {
  if (now < startsAt) return PROJECT_STAGE_CODES.upcoming;
  return now < endsAt ? PROJECT_STAGE_CODES.running : PROJECT_STAGE_CODES.ended;
};

const projectRow = (
  context: Context,
  user: User | undefined,
  round: ProjectRound,
  lang: string,
): ProjectRow => {
  const { id, plan, startsAt, endsAt } = round;
  const taken = takenOf(context, round, user?.mode ?? 'live');
  const left = subtract(plan.units, taken.units);
  const percent = divide(multiply(left, HUNDRED), plan.units, PERCENT_DECIMALS, 'down');
  const balance =
    user &&
    balanceOf(
      context.state.ledger,
      availableCoins({ owner: user.id, mode: user.mode }, plan.pay.name),
    );
  return {
    id,
    ...(projectTexts(plan.id, lang) ?? { title: plan.token.name }),
    logo: null,
    amount: plan.units,
    total_sell: taken.units,
    percentage: toFixedScale(percent, PERCENT_DECIMALS, 'down'),
    currency_id: plan.token.id,
    currency_name: plan.token.name,
    pay_currency_id: plan.pay.id,
    pay_currency_name: plan.pay.name,
    price: priceAt(plan, context.now),
    min: plan.minimum,
    max: plan.maximum,
    ...(taken.placesLeft === undefined ? {} : { places_left: taken.placesLeft }),
    ...(balance === undefined
      ? {}
      : { user_has_money: toFixedScale(balance, plan.pay.scale, 'down') }),
    start_at: wireTime(startsAt),
    end_at: wireTime(endsAt),
    start_time: wireSeconds(startsAt),
    end_time: wireSeconds(endsAt),
    day: plan.openDays,
    time_status: stageOf(context.now, round),
  };
};

type SubscriptionRow = ReplyOf<'getSubscriptions'>['message']['data'][number];

/** A subscription is paid at once, so a listed one is held or delivered. */
const STATUS_CODES = {
  applied: SUBSCRIPTION_STATUS_CODES.paid,
  delivered: SUBSCRIPTION_STATUS_CODES.delivered,
} as const;

const subscriptionRow = (
  context: Context,
  subscription: Subscription,
  lang: string,
): SubscriptionRow => {
  const { id, projectId, token, pay, units, cost, price, status } = subscription;
  const plan = findRound(context, projectId)?.plan;
  return {
    id,
    order_no: orderNumber(context.state, 'P', id),
    project_id: projectId,
    name: (plan && projectTexts(plan.id, lang)?.title) ?? token,
    coin_amount: units,
    currency_name: token,
    ...(price === undefined ? {} : { price }),
    cost: toFixedScale(cost, plan?.pay.scale ?? 0, 'up'),
    pay_currency_name: pay,
    status: STATUS_CODES[status],
    created_at: wireTime(subscription.subscribedAt),
    created_time: wireSeconds(subscription.subscribedAt),
    deliver_time: wireSeconds(subscription.deliversAt),
  };
};

const ownSubscriptions = ({ state }: Context, { id, mode }: User): readonly Subscription[] =>
  Object.values(state.records.subscriptions)
    .filter((subscription) => subscription.owner === id && subscription.mode === mode)
    .toSorted((a, b) => b.id - a.id);

export const projectHandlers: HandlersOf<'project'> = {
  getProjects: (input, { context, user }) =>
    read(
      ok(
        paged(listedRounds(context), input, (round) =>
          projectRow(context, user, round, input.lang ?? 'en'),
        ),
      ),
    ),
  getSubscriptions: (input, { context, user }) =>
    read(
      ok(
        paged(ownSubscriptions(context, user), input, (own) =>
          subscriptionRow(context, own, input.lang ?? 'en'),
        ),
      ),
    ),
  subscribeToProject: (input, { context, user }) => {
    if (input.project_id === undefined) throw new Refusal('pid_empty');
    if (input.amount === undefined) throw new Refusal('parameters_missing');
    return answer(
      subscribe(context, user, {
        projectId: input.project_id,
        amount: input.amount,
        payId: input.pay_currency,
        cost: input.price,
      }),
      ok,
    );
  },
};
