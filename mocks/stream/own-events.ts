import type { Context } from '../engine/context';
import {
  contractAccountOf,
  openPositionsOf,
  pendingPositionsOf,
} from '../engine/leverage/valuation';
import type { WorldEvent } from '../engine/state';
import { hazardRate, money } from '../http/leverage-rows';
import type { EventOf } from './market-events';

/** An event for one user; `to` is the user's id. */
export type OwnEvent = (
  | EventOf<'closed_microorder'>
  | EventOf<'lever_closed'>
  | EventOf<'lever_trade'>
  | EventOf<'user_notification'>
) & { readonly to: number };

const reference = ({ id }: { readonly id: number }) => ({ id });

/** The current contract account of a user, and its positions. */
const accountEvent = (context: Context, owner: number): readonly OwnEvent[] => {
  const user = context.state.users[owner];
  if (user === undefined) return [];
  const holder = { owner, mode: user.mode };
  const account = contractAccountOf(context, holder);
  const [open, pending] = [openPositionsOf(context, holder), pendingPositionsOf(context, holder)];
  return [
    {
      type: 'lever_trade',
      to: owner,
      hazard_rate: hazardRate(account),
      profits_all: money(account.floating),
      caution_money_all: money(account.usedMargin),
      trades_all: [...open, ...pending].map(reference),
      trades_cur: open.map(reference),
      trades_entrust: pending.map(reference),
    },
  ];
};

/** Users with open positions, whose equity changes with every price. */
const holdersOfOpen = ({ state }: Context): readonly number[] => [
  ...new Set(
    Object.values(state.records.positions)
      .filter(({ status }) => status === 'open')
      .map(({ owner }) => owner),
  ),
];

/** Contract account updates with the prices, for users with open positions. */
export const accountEvents = (context: Context): readonly OwnEvent[] =>
  holdersOfOpen(context).flatMap((owner) => accountEvent(context, owner));

/** Events for users derived from world events. `context` is the world after them. */
export const ownEvents = (context: Context, events: readonly WorldEvent[]): readonly OwnEvent[] => {
  const derived: OwnEvent[] = [];
  const touched = new Set<number>();
  for (const event of events) {
    if (event.kind !== 'recordPut') continue;
    if (event.collection === 'secondsOrders' && event.record.status === 'settled') {
      const { id, owner } = event.record;
      derived.push({ type: 'closed_microorder', to: owner, data: { id } });
    }
    if (event.collection === 'notifications' && event.record.readAt === undefined) {
      const { id, owner } = event.record;
      derived.push({ type: 'user_notification', to: owner, data: { id } });
    }
    if (event.collection === 'positions') {
      const { id, owner, status } = event.record;
      touched.add(owner);
      if (status === 'closed') derived.push({ type: 'lever_closed', to: owner, id: [id] });
    }
  }
  return [...derived, ...[...touched].flatMap((owner) => accountEvent(context, owner))];
};
