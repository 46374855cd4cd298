import { MARKET_PAIRS } from './catalogue/market-pairs';
import { CATALOGUE } from './catalogue/products';
import { TEST_STEPS } from './catalogue/test-pairs';
import { changeClock, notBefore, readClock, type ClockChange } from './engine/clock';
import { secondOf, type Catalogue, type Context, type Decision } from './engine/context';
import { applyEvents } from './engine/evolve';
import {
  createMarket,
  LAST_MOMENT_MS,
  withInterventions,
  withStepPricePairs,
  type Market,
} from './engine/market';
import { Refusal } from './engine/refusal';
import { settleTo } from './engine/settle';
import type { WorldEvent, WorldState } from './engine/state';
import { createFreshState } from './scenarios/fresh-state';
import type { Opening } from './scenarios/opening';
import { isLater, upToDate } from './store/migrations';
import type { Store } from './store/store';

/** Called with the events of a change once it is saved. `state` is the world after it; do not modify it. */
export type WorldListener = (events: readonly WorldEvent[], state: Readonly<WorldState>) => void;

/** One simulated exchange: seed, clock, books and history. */
export interface World {
  /** Settles what is due, calls `decide` on the state, applies its events, saves, and returns its reply. */
  run<T>(decide: (context: Context) => Decision<T>): Promise<T>;
  /** A copy of the state after everything due. Its clock shows the time of the copy. */
  snapshot(): Promise<WorldState>;
  changeClock(change: ClockChange): Promise<number>;
  /** Starts fresh, optionally with another seed or clock. `origin` is kept as the opening spec. */
  reset(opening?: Partial<Start>, origin?: string): Promise<void>;
  /** Replaces this world's state. Its clock continues from its own time. */
  restore(state: WorldState): Promise<void>;
  /** Calls back after every change made by this world, until the returned function is called. */
  watch(listener: WorldListener): () => void;
}

/** Parameters of a fresh world. */
type Start = Pick<
  Opening,
  'seed' | 'clock' | 'frozen' | 'personas' | 'acts' | 'tests' | 'sessionMs'
>;

export interface WorldOptions {
  readonly seed: number;
  readonly store: Store;
  /** What is traded and paid, on which terms; that of the demo if absent. */
  readonly catalogue?: Catalogue;
  /** The real time in epoch milliseconds. */
  readonly realNow: () => number;
}

const plainMarket = (seed: number): Market =>
  withStepPricePairs(createMarket(seed, MARKET_PAIRS), TEST_STEPS);

/**
 * The time of a command: everything up to it has happened. Use `settledTo`, not the clock: events due since then would
 * be ordered after this command.
 */
export const settledMoment = ({ settledTo, ledger }: Readonly<WorldState>): number =>
  Math.max(settledTo, ledger.journals.at(-1)?.at ?? 0);

/** A later build has saved this world: a reload loads that build. */
export class LaterWorldError extends Error {
  override readonly name = 'LaterWorldError';
  constructor() {
    super('a later version has saved this world: reload the page');
  }
}

class StoredWorld implements World {
  private state: WorldState | undefined;
  private market: Market;
  private seed: number;
  private readonly catalogue: Catalogue;
  private readonly options: WorldOptions;
  private readonly listeners = new Set<WorldListener>();

  constructor(options: WorldOptions) {
    this.options = options;
    this.seed = options.seed;
    this.catalogue = options.catalogue ?? CATALOGUE;
    this.market = plainMarket(options.seed);
  }

  run<T>(decide: (context: Context) => Decision<T>): Promise<T> {
    return this.alone(async () => {
      const state = await this.settled();
      const context = {
        state,
        now: settledMoment(state),
        market: this.marketOf(state),
        catalogue: this.catalogue,
      };
      const { events, reply } = decide(context);
      if (events.length > 0) {
        applyEvents(state, events);
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
      applyEvents(state, events);
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
      // A snapshot's clock shows its own time; any other state is at least at its `settledTo`.
      state.clock = this.rebased(state, Math.max(state.clock.worldMs, state.settledTo));
      await this.replace(state);
    });
  }

  watch(listener: WorldListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** A failure half-way may have changed the cached state but not the store: the next command loads it again. */
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

  /** The clock of a state, set to show `worldMs` now. */
  private rebased({ clock }: WorldState, worldMs: number): WorldState['clock'] {
    return clock.mode === 'frozen'
      ? { mode: 'frozen', worldMs }
      : { mode: 'running', worldMs, realMs: this.options.realNow(), speed: clock.speed };
  }

  /** The market of the seed with the interventions. */
  private marketOf({ interventions }: WorldState): Market {
    return withInterventions(this.market, interventions);
  }

  private born(nowMs: number, personas: readonly string[]): WorldState {
    const { seed, market, catalogue } = this;
    const state = createFreshState({ seed, nowMs, market, catalogue, personas });
    state.openedAt = nowMs;
    return state;
  }

  /** Adds the initial interventions, at the earliest in the second after `nowMs`. */
  private direct(state: WorldState, acts: Start['acts'], nowMs: number): void {
    const second = secondOf(nowMs);
    applyEvents(
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

  /** The newest state: the cached one, one saved by another tab, or a fresh world. */
  private async current(): Promise<WorldState> {
    const { store } = this.options;
    const head = await store.head();
    if (this.state !== undefined && head === this.state.head) return this.state;
    const stored = await store.load();
    if (isLater(stored)) throw new LaterWorldError();
    const state = upToDate(stored);
    // The state of an unknown build would be misread.
    if (state === undefined) {
      return this.replace(this.born(this.options.realNow(), []));
    }
    this.useSeed(state.seed);
    this.state = state;
    return state;
  }

  /** Replaces the saved state. `head` continues from it, so that no tab mistakes it for the old one. */
  private async replace(state: WorldState): Promise<WorldState> {
    const { store } = this.options;
    if (isLater(await store.load())) throw new LaterWorldError();
    state.head = (await store.head()) ?? 0;
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
      applyEvents(state, happened);
    }
    const market = this.marketOf(state);
    const onEvents = (events: readonly WorldEvent[]): void => void happened.push(...events);
    const { catalogue } = this;
    const settled = settleTo({ state, market, catalogue, onEvents }, this.now(state));
    if (settled || happened.length > 0) await this.save(state, happened);
    return state;
  }
}

/** Opens the stored world, or a fresh one. */
export const openWorld = (options: WorldOptions): World => new StoredWorld(options);
