import { MARKET_PAIRS } from './catalogue/market-pairs';
import { CATALOGUE } from './catalogue/products';
import { TEST_STEPS } from './catalogue/test-pairs';
import { LAST_MOMENT_MS } from './device-clock';
import { changeClock, notBefore, readClock, type ClockChange } from './engine/clock';
import { secondOf, type Context, type Decision } from './engine/context';
import { apply } from './engine/evolve';
import { createMarket, directed, withStepped, type Market } from './engine/market';
import { Refusal } from './engine/refusal';
import { settleTo } from './engine/settle';
import type { WorldEvent, WorldState } from './engine/state';
import { genesis } from './scenarios/genesis';
import type { Opening } from './scenarios/opening';
import { upToDate } from './store/migrations';
import type { Store } from './store/store';

/** Hears what has happened, once it is saved; `state` is the world after it and is not to be changed. */
export type WorldListener = (events: readonly WorldEvent[], state: Readonly<WorldState>) => void;

/** One simulated exchange: seed, clock, books and everything that happened in it. */
export interface World {
  /** Settles what is due, lets `decide` look at the state, applies what it decides, saves, and hands on its reply. */
  run<T>(decide: (context: Context) => Decision<T>): Promise<T>;
  /** The state after everything due; a copy that later commands leave alone. Its clock shows the moment of the copy. */
  snapshot(): Promise<WorldState>;
  changeClock(change: ClockChange): Promise<number>;
  /** Starts afresh, optionally with another seed or clock. `origin` is kept as the words that it was opened with. */
  reset(opening?: Partial<Start>, origin?: string): Promise<void>;
  /** Puts a state in the place of this world's. Its clock goes on from where it was. */
  restore(state: WorldState): Promise<void>;
  /** Calls back after every change that this world makes itself, until the returned function is called. */
  watch(listener: WorldListener): () => void;
}

/** What a fresh world can begin with. */
type Start = Pick<
  Opening,
  'seed' | 'clock' | 'frozen' | 'personas' | 'acts' | 'tests' | 'sessionMs'
>;

export interface WorldOptions {
  readonly seed: number;
  readonly store: Store;
  /** The real time in epoch milliseconds. */
  readonly realNow: () => number;
}

const plainMarket = (seed: number): Market =>
  withStepped(createMarket(seed, MARKET_PAIRS), TEST_STEPS);

/**
 * The moment of a command: up to which everything has happened. Not the clock again: it has gone on since, and what fell
 * due in between would come after a command that is later.
 */
export const settledMoment = ({ settledTo, ledger }: Readonly<WorldState>): number =>
  Math.max(settledTo, ledger.journals.at(-1)?.at ?? 0);

class StoredWorld implements World {
  private state: WorldState | undefined;
  private market: Market;
  private seed: number;
  private readonly options: WorldOptions;
  private readonly listeners = new Set<WorldListener>();

  constructor(options: WorldOptions) {
    this.options = options;
    this.seed = options.seed;
    this.market = plainMarket(options.seed);
  }

  run<T>(decide: (context: Context) => Decision<T>): Promise<T> {
    return this.alone(async () => {
      const state = await this.settled();
      const context = {
        state,
        now: settledMoment(state),
        market: this.marketOf(state),
        catalogue: CATALOGUE,
      };
      const { events, reply } = decide(context);
      if (events.length > 0) {
        apply(state, events);
        await this.save(state, events);
      }
      return reply;
    });
  }

  snapshot(): Promise<WorldState> {
    return this.alone(async () => {
      const copy = structuredClone(await this.settled());
      copy.clock = this.rebased(copy, this.now(copy));
      return copy;
    });
  }

  changeClock(change: ClockChange): Promise<number> {
    return this.alone(async () => {
      const state = await this.settled();
      const realMs = this.options.realNow();
      const clock = changeClock(state.clock, change, realMs);
      if (readClock(clock, realMs) > LAST_MOMENT_MS)
        throw new RangeError('the market has no prices that late');
      const events: readonly WorldEvent[] = [{ kind: 'clockChanged', clock }];
      apply(state, events);
      await this.save(state, events);
      return this.now(state);
    });
  }

  reset(
    {
      seed = this.seed,
      clock,
      frozen = false,
      personas = [],
      acts = [],
      tests,
      sessionMs,
    }: Partial<Start> = {},
    origin?: string,
  ): Promise<void> {
    return this.alone(async () => {
      this.useSeed(seed);
      const realMs = this.options.realNow();
      const worldMs = clock ?? realMs;
      if (worldMs > LAST_MOMENT_MS) throw new RangeError('the market has no prices that late');
      const state = this.born(worldMs, personas);
      state.origin = origin;
      if (tests === true) state.showsTests = true;
      if (sessionMs !== undefined) state.sessionMs = sessionMs;
      this.direct(state, acts, worldMs);
      if (clock !== undefined) state.clock = { mode: 'running', worldMs, realMs, speed: 1 };
      if (frozen) state.clock = { mode: 'frozen', worldMs };
      await this.replace(state);
    });
  }

  restore(saved: WorldState): Promise<void> {
    return this.alone(async () => {
      const state = structuredClone(saved);
      this.useSeed(state.seed);
      // A snapshot's clock shows its own moment; any other state is at least where it was settled to.
      state.clock = this.rebased(state, Math.max(state.clock.worldMs, state.settledTo));
      await this.replace(state);
    });
  }

  watch(listener: WorldListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
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

  /** The clock of a state, made to show `worldMs` now. */
  private rebased({ clock }: WorldState, worldMs: number): WorldState['clock'] {
    return clock.mode === 'frozen'
      ? { mode: 'frozen', worldMs }
      : { mode: 'running', worldMs, realMs: this.options.realNow(), speed: clock.speed };
  }

  /** The market of the seed with what the director did to it. */
  private marketOf({ interventions }: WorldState): Market {
    return directed(this.market, interventions);
  }

  private born(nowMs: number, personas: readonly string[]): WorldState {
    const { seed, market } = this;
    const state = genesis({ seed, nowMs, market, catalogue: CATALOGUE, personas });
    state.openedAt = nowMs;
    return state;
  }

  /** Lets the market director begin, at the earliest in the second after `nowMs`. */
  private direct(state: WorldState, acts: Start['acts'], nowMs: number): void {
    const second = secondOf(nowMs);
    apply(
      state,
      acts.map(({ after, percent, ...act }) => ({
        kind: 'marketDirected',
        intervention: {
          ...act,
          from: second + after,
          ticks: Math.round((this.market.priceAt(act.symbol, second) * percent) / 100),
        },
      })),
    );
  }

  private useSeed(seed: number): void {
    if (seed === this.seed) return;
    this.seed = seed;
    this.market = plainMarket(seed);
  }

  private async save(state: WorldState, events: readonly WorldEvent[]): Promise<void> {
    state.head += 1;
    await this.options.store.save(state);
    for (const listener of this.listeners) listener(events, state);
  }

  /** The newest state: ours, or what another tab has saved since, or a fresh world. */
  private async current(): Promise<WorldState> {
    const { store } = this.options;
    const head = await store.head();
    if (this.state !== undefined && head === this.state.head) return this.state;
    const state = upToDate(await store.load());
    // A state of a build that we do not know would be misread.
    if (state === undefined) {
      return this.replace(this.born(this.options.realNow(), []));
    }
    this.useSeed(state.seed);
    this.state = state;
    return state;
  }

  /** Another state in the place of what was saved. It counts on from there: no tab takes it for the old one. */
  private async replace(state: WorldState): Promise<WorldState> {
    state.head = (await this.options.store.head()) ?? 0;
    await this.save(state, []);
    this.state = state;
    return state;
  }

  private async settled(): Promise<WorldState> {
    const state = await this.current();
    const happened: WorldEvent[] = [];
    const clock = notBefore(state.clock, state.settledTo, this.options.realNow());
    if (clock !== state.clock) {
      happened.push({ kind: 'clockChanged', clock });
      apply(state, happened);
    }
    const market = this.marketOf(state);
    const heard = (events: readonly WorldEvent[]): void => void happened.push(...events);
    const settled = settleTo({ state, market, catalogue: CATALOGUE, heard }, this.now(state));
    if (settled || happened.length > 0) await this.save(state, happened);
    return state;
  }
}

/** Opens the world that `store` holds, or a fresh one. */
export const openWorld = (options: WorldOptions): World => new StoredWorld(options);
