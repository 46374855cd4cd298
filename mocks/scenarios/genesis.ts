import { en, Faker } from '@faker-js/faker';
import { decimal, negate } from '@/domain/money/decimal';
import { register } from '../engine/accounts/register';
import { requireSession } from '../engine/accounts/users';
import type { Catalogue, Context, Decision } from '../engine/context';
import { apply } from '../engine/evolve';
import { systemAccount, userAccount, type Book } from '../engine/ledger/ledger';
import type { Market } from '../engine/market';
import { openOrder } from '../engine/seconds/open-order';
import { settleTo } from '../engine/settle';
import { emptyState, type User, type WorldState } from '../engine/state';
import { READY_ACCOUNTS, READY_PASSWORD, type ReadyAccount } from './ready-accounts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const HISTORY_DAYS = 7;
const HISTORY_ORDERS = 26;

/** Builds a world by running real commands at past moments: history, journals and balances then always agree. */
class Builder {
  readonly state: WorldState;
  private now: number;
  private readonly market: Market;
  private readonly catalogue: Catalogue;

  constructor(seed: number, startMs: number, market: Market, catalogue: Catalogue) {
    this.state = emptyState(seed);
    this.now = startMs;
    this.market = market;
    this.catalogue = catalogue;
  }

  context(): Context {
    return { state: this.state, now: this.now, market: this.market, catalogue: this.catalogue };
  }

  moveTo(ms: number): void {
    this.now = ms;
    settleTo({ state: this.state, market: this.market, catalogue: this.catalogue }, ms);
  }

  run<T>(decision: Decision<T>): T {
    apply(this.state, decision.events);
    return decision.reply;
  }

  register(account: string): User {
    this.run(
      register(this.context(), {
        by: 'account',
        name: account,
        password: READY_PASSWORD,
        confirmation: READY_PASSWORD,
        inviteCode: this.catalogue.inviteCodes.good,
        code: undefined,
      }),
    );
    return this.user(this.state.lastUserId);
  }

  user(id: number): User {
    return requireSession({ ...this.state, tokens: { genesis: id } }, 'genesis');
  }

  change(id: number, changes: Partial<Pick<User, 'standing' | 'certified' | 'mode'>>): void {
    apply(this.state, [{ kind: 'userChanged', id, changes }]);
  }

  deposit(id: number, book: Book, currency: string, amount: string): void {
    const delta = decimal(amount);
    const postings = [
      { account: systemAccount('live', 'ext:deposits', currency), delta: negate(delta) },
      { account: userAccount(id, 'live', book, currency, 'available'), delta },
    ];
    const journal = {
      id: `deposit:${id}:${book}:${currency}`,
      at: this.now,
      kind: 'deposit',
      postings,
    };
    apply(this.state, [{ kind: 'moneyMoved', journal }]);
  }
}

const trade = (
  builder: Builder,
  catalogue: Catalogue,
  id: number,
  startMs: number,
  endMs: number,
): void => {
  const faker = new Faker({ locale: en, seed: builder.state.seed });
  const crypto = catalogue.pairs.filter(({ board }) => board === 'crypto').slice(0, 4);
  for (let index = 0; index < HISTORY_ORDERS; index += 1) {
    builder.moveTo(startMs + Math.floor(((endMs - startMs) * index) / HISTORY_ORDERS));
    const expiry = faker.helpers.arrayElement(catalogue.expiries);
    builder.run(
      openOrder(builder.context(), builder.user(id), {
        board: 'crypto',
        pairId: faker.helpers.arrayElement(crypto).id,
        currencyId: 1,
        direction: faker.helpers.arrayElement(['up', 'down']),
        seconds: expiry.seconds,
        stake: faker.helpers.arrayElement(['100', '120', '150', '200']),
      }),
    );
  }
};

const SETUPS: Readonly<Record<ReadyAccount['account'], (builder: Builder, id: number) => void>> = {
  trader: (builder, id) => {
    builder.change(id, { certified: true, mode: 'live' });
    builder.deposit(id, 'coin', 'USDT', '5000');
    builder.deposit(id, 'coin', 'BTC', '0.0421');
    builder.deposit(id, 'coin', 'ETH', '1.5');
    builder.deposit(id, 'contract', 'USDT', '800');
  },
  practice: () => undefined,
  unverified: (builder, id) => {
    builder.change(id, { mode: 'live' });
    builder.deposit(id, 'coin', 'USDT', '250');
  },
  frozen: (builder, id) => builder.change(id, { standing: 'frozen' }),
  locked: (builder, id) => builder.change(id, { standing: 'locked' }),
};

/** A fresh world at `nowMs` (epoch milliseconds) with the ready accounts and a week of one trader's history. */
export const genesis = (
  seed: number,
  nowMs: number,
  market: Market,
  catalogue: Catalogue,
): WorldState => {
  const end = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS;
  const start = end - HISTORY_DAYS * DAY_MS;
  const builder = new Builder(seed, start, market, catalogue);
  const ids = READY_ACCOUNTS.map(({ account }) => {
    const { id } = builder.register(account);
    SETUPS[account](builder, id);
    return { account, id };
  });
  const trader = ids.find(({ account }) => account === 'trader');
  if (trader !== undefined) trade(builder, catalogue, trader.id, start, end);
  builder.moveTo(end);
  return builder.state;
};
