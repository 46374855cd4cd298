import { CATALOGUE } from './catalogue/products';
import { changeClock, notBefore, readClock, type ClockChange } from './engine/clock';
import type { Context, Decision } from './engine/context';
import { apply } from './engine/evolve';
import { createMarket, MARKET_END, type Market } from './engine/market';
import { Refusal } from './engine/refusal';
import { settleTo } from './engine/settle';
import type { WorldState } from './engine/state';
import { genesis } from './scenarios/genesis';
import { upToDate } from './store/migrations';
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

/** Prices end with the market; a month before it no clock goes on. */
const LAST_MOMENT_MS = (MARKET_END - 30 * 86_400) * 1000;

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
    return this.alone(async () => {
      const state = await this.settled();
      const context = { state, now: this.now(state), market: this.market, catalogue: CATALOGUE };
      const { events, reply } = decide(context);
      if (events.length > 0) {
        apply(state, events);
        await this.save(state);
      }
      return reply;
    });
  }

  snapshot(): Promise<WorldState> {
    return this.alone(async () => structuredClone(await this.settled()));
  }

  changeClock(change: ClockChange): Promise<number> {
    return this.alone(async () => {
      const state = await this.settled();
      const realMs = this.options.realNow();
      const clock = changeClock(state.clock, change, realMs);
      if (readClock(clock, realMs) > LAST_MOMENT_MS)
        throw new RangeError('the market has no prices that late');
      apply(state, [{ kind: 'clockChanged', clock }]);
      await this.save(state);
      return this.now(state);
    });
  }

  reset(seed = this.seed): Promise<void> {
    return this.alone(async () => {
      this.useSeed(seed);
      await this.begin((await this.options.store.head()) ?? 0);
    });
  }

  /** What fails half-way may have changed our copy of the state and not the store's: the next command reads that one. */
  private alone<T>(work: () => Promise<T>): Promise<T> {
    return this.options.store.exclusive(async () => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Refusal)) this.state = undefined;
        throw error;
      }
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
    const { store } = this.options;
    const head = await store.head();
    if (this.state !== undefined && head === this.state.head) return this.state;
    const stored = await store.load();
    const state = upToDate(stored);
    // A state of a build that we do not know would be misread.
    if (state === undefined) return this.begin(head ?? 0);
    this.useSeed(state.seed);
    this.state = state;
    return state;
  }

  /** A fresh world in the place of what was saved as `head`. It counts on from there: no tab takes it for the old one. */
  private async begin(head: number): Promise<WorldState> {
    const state = genesis(this.seed, this.options.realNow(), this.market, CATALOGUE);
    state.head = head;
    await this.save(state);
    this.state = state;
    return state;
  }

  private async settled(): Promise<WorldState> {
    const state = await this.current();
    const clock = notBefore(state.clock, state.settledTo, this.options.realNow());
    const stepped = clock !== state.clock;
    if (stepped) apply(state, [{ kind: 'clockChanged', clock }]);
    const happened = settleTo(
      { state, market: this.market, catalogue: CATALOGUE },
      this.now(state),
    );
    if (stepped || happened) await this.save(state);
    return state;
  }
}

/** Opens the world that `store` holds, or a fresh one. */
export const openWorld = (options: WorldOptions): World => new StoredWorld(options);
