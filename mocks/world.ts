import { CATALOGUE } from './catalogue/products';
import { changeClock, readClock, type ClockChange } from './engine/clock';
import type { Context, Decision } from './engine/context';
import { evolve } from './engine/evolve';
import { createMarket, type Market } from './engine/market';
import { settleTo } from './engine/settle';
import type { WorldEvent, WorldState } from './engine/state';
import { genesis } from './scenarios/genesis';
import type { Store } from './store/store';

/** One simulated exchange: seed, clock, books and everything that happened in it. */
export interface World {
  /** Settles what is due, lets `decide` look at the state, applies what it decides, saves, and hands on its reply. */
  run<T>(decide: (context: Context) => Decision<T>): Promise<T>;
  /** The state after everything due; a copy that later commands leave alone. */
  snapshot(): Promise<WorldState>;
  changeClock(change: ClockChange): Promise<number>;
  /** Starts afresh, optionally with another seed. */
  reset(seed?: number): Promise<void>;
}

export interface WorldOptions {
  readonly seed: number;
  readonly store: Store;
  /** The real time in epoch milliseconds. */
  readonly realNow: () => number;
}

/**
 * Money first: a journal that breaks a rule throws before anything else has changed, so a defect leaves the old state.
 * A decision therefore holds at most one journal.
 */
const inOrder = (events: readonly WorldEvent[]): readonly WorldEvent[] => {
  const money = events.filter(({ kind }) => kind === 'moneyMoved');
  if (money.length > 1) throw new Error('a decision moves money in one journal');
  return [...money, ...events.filter(({ kind }) => kind !== 'moneyMoved')];
};

class StoredWorld implements World {
  private state: WorldState | undefined;
  private market: Market;
  private seed: number;
  private readonly options: WorldOptions;

  constructor(options: WorldOptions) {
    this.options = options;
    this.seed = options.seed;
    this.market = createMarket(
      options.seed,
      CATALOGUE.pairs.map(({ market }) => market),
    );
  }

  run<T>(decide: (context: Context) => Decision<T>): Promise<T> {
    return this.options.store.exclusive(async () => {
      const state = await this.settled();
      const context = { state, now: this.now(state), market: this.market, catalogue: CATALOGUE };
      const { events, reply } = decide(context);
      if (events.length > 0) {
        for (const event of inOrder(events)) evolve(state, event);
        await this.save(state);
      }
      return reply;
    });
  }

  snapshot(): Promise<WorldState> {
    return this.options.store.exclusive(async () => structuredClone(await this.settled()));
  }

  changeClock(change: ClockChange): Promise<number> {
    return this.options.store.exclusive(async () => {
      const state = await this.settled();
      evolve(state, {
        kind: 'clockChanged',
        clock: changeClock(state.clock, change, this.options.realNow()),
      });
      await this.save(state);
      return this.now(state);
    });
  }

  reset(seed = this.seed): Promise<void> {
    return this.options.store.exclusive(async () => {
      await this.options.store.clear();
      this.state = undefined;
      this.useSeed(seed);
      await this.current();
    });
  }

  private now(state: WorldState): number {
    return readClock(state.clock, this.options.realNow());
  }

  private useSeed(seed: number): void {
    if (seed === this.seed) return;
    this.seed = seed;
    this.market = createMarket(
      seed,
      CATALOGUE.pairs.map(({ market }) => market),
    );
  }

  private async save(state: WorldState): Promise<void> {
    state.head += 1;
    await this.options.store.save(state);
  }

  /** The newest state: ours, or what another tab has saved since, or a fresh world. */
  private async current(): Promise<WorldState> {
    const { store, realNow } = this.options;
    const head = await store.head();
    if (this.state !== undefined && head === this.state.head) return this.state;
    const stored = await store.load();
    const state = stored ?? genesis(this.seed, realNow(), this.market, CATALOGUE);
    this.useSeed(state.seed);
    this.state = state;
    if (stored === undefined) await this.save(state);
    return state;
  }

  private async settled(): Promise<WorldState> {
    const state = await this.current();
    if (settleTo(state, this.now(state), this.market, CATALOGUE)) await this.save(state);
    return state;
  }
}

/** Opens the world that `store` holds, or a fresh one. */
export const openWorld = (options: WorldOptions): World => new StoredWorld(options);
