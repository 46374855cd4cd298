import { register } from '../engine/accounts/register';
import type { WithdrawalTerms } from '../engine/funding/terms';
import type { Catalogue, Context, Currency, Decision } from '../engine/context';
import { applyEvents } from '../engine/evolve';
import type { Market } from '../engine/market';
import { settleTo } from '../engine/settle';
import { emptyState, type WorldState } from '../engine/state';
import { READY_PASSWORD } from './ready-accounts';
import { Person } from './person';

/** Builds a world by running real commands at past times, so that history, journals and balances always agree. */
export class Builder {
  readonly state: WorldState;
  readonly catalogue: Catalogue;
  readonly market: Market;
  private now: number;

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
    applyEvents(this.state, decision.events);
    return decision.reply;
  }

  /** Registers a user under `name`. */
  register(account: string, inviteCode = this.catalogue.inviteCodes.good): Person {
    this.run(
      register(this.context(), {
        by: 'account',
        name: account,
        password: READY_PASSWORD,
        confirmation: READY_PASSWORD,
        inviteCode,
        code: undefined,
      }),
    );
    return new Person(this, this.state.lastUserId);
  }

  currency(name: string): Currency {
    const found = this.catalogue.currencies.find((currency) => currency.name === name);
    if (found === undefined) throw new RangeError(`no currency ${name}`);
    return found;
  }

  /** Terms of withdrawals in a currency. */
  withdrawalOf(currencyId: number): WithdrawalTerms | undefined {
    return this.catalogue.funding.withdrawals.find((row) => row.currencyId === currencyId);
  }

  /** Id of the bank channel of a currency; 0 if there is none. */
  bankChannelOf(currencyId: number): number {
    const { channels } = this.catalogue.funding;
    return channels.find((row) => row.kind === 'bank' && row.currencyId === currencyId)?.id ?? 0;
  }
}
