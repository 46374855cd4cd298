import { decimal } from '@/domain/money/decimal';
import { CATALOGUE } from '../catalogue/products';
import type { Context, Decision } from '../engine/context';
import { applyEvents } from '../engine/evolve';
import { systemAccount, userAccount, type Book } from '../engine/ledger/ledger';
import { createMarket } from '../engine/market';
import { Refusal, type RefusalKey } from '../engine/refusal';
import type { SecondsOrder } from '../engine/seconds/order';
import { emptyState, type User } from '../engine/state';

const SEED = 7;
const market = createMarket(
  SEED,
  CATALOGUE.pairs.map((pair) => pair.market),
);

/** A certified user of a small world, in the live account. */
export const person = (id: number, changes: Partial<User> = {}): User => ({
  id,
  account: `user.${id}`,
  phone: undefined,
  email: undefined,
  password: 'secret12',
  inviteCode: `CODE${id}`,
  invitedBy: undefined,
  registeredAt: 0,
  standing: 'good',
  certified: true,
  mode: 'live',
  ...changes,
});

/** A world with only these users, at `now` in epoch milliseconds. */
export const smallWorld = (people: readonly User[], now = 1000) => {
  const state = emptyState(SEED);
  const context: Context = { state, now, market, catalogue: CATALOGUE };
  applyEvents(
    state,
    people.map((user) => ({ kind: 'userRegistered', user })),
  );
  return {
    context,
    state,
    /** The current record of the user. */
    user: (id: number): User => {
      const user = state.users[id];
      if (user === undefined) throw new Error(`no user ${id}`);
      return user;
    },
    apply: <T>({ events, reply }: Decision<T>): T => {
      applyEvents(state, events);
      return reply;
    },
    give: (user: User, book: Book, currency: string, amount: string): void => {
      const delta = decimal(amount);
      const journal = {
        id: `give:${state.ledger.journals.length}`,
        at: now,
        kind: 'deposit',
        postings: [
          {
            account: systemAccount(user.mode, 'ext:deposits', currency),
            delta: decimal(`-${amount}`),
          },
          { account: userAccount(user.id, user.mode, book, currency, 'available'), delta },
        ],
      };
      applyEvents(state, [{ kind: 'moneyMoved', journal }]);
    },
    add: (order: SecondsOrder): void => {
      applyEvents(state, [{ kind: 'recordPut', collection: 'secondsOrders', record: order }]);
    },
  };
};

/** The refusal of a decision; `undefined` if it is accepted. */
export const refusalOf = (decide: () => unknown): RefusalKey | undefined => {
  try {
    decide();
  } catch (error) {
    if (error instanceof Refusal) return error.key;
    throw error;
  }
  return undefined;
};
