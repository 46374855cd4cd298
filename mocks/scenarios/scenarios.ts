import type { Intervention } from '../engine/market';
import type { FaultRule } from './fault-rule';

/** A market intervention of a scenario: `after` seconds from the start, by `percent` of the price at that time. */
export interface ScenarioIntervention extends Pick<Intervention, 'symbol' | 'kind' | 'seconds'> {
  readonly after: number;
  readonly percent: number;
}

/** A world for demonstrations: its start, its interventions and its faults. */
export interface Scenario {
  /** Description of what it demonstrates. */
  readonly shows: string;
  readonly seed?: number;
  /** Epoch milliseconds. */
  readonly clock?: number;
  readonly acts?: readonly ScenarioIntervention[];
  /** Session lifetime after sign-in, milliseconds of the world's clock. */
  readonly sessionMs?: number;
  readonly faults?: readonly FaultRule[];
}

/** Effectively unlimited. */
const ALWAYS = 1_000_000;
/** Monday 2 March 2026, 09:00 UTC: all markets are open. */
const MONDAY = Date.UTC(2026, 2, 2, 9);
const SLOW_BYTES_PER_SECOND = 50_000;

const before = { operation: '*', stage: 'beforeCommit', times: ALWAYS } as const;
const onSocket = { event: '*', stage: 'socket', times: ALWAYS } as const;
const after = { operation: '*', stage: 'afterCommit', times: ALWAYS } as const;

/** A spike every ten minutes, alternately up and down, on two coins. */
const spikes = (): readonly ScenarioIntervention[] =>
  Array.from({ length: 12 }, (_, index) => ({
    symbol: index % 2 === 0 ? 'BTC/USDT' : 'ETH/USDT',
    kind: 'spike',
    after: 60 + index * 300,
    seconds: 120,
    percent: index % 4 < 2 ? 4 : -4,
  }));

/** Every scenario, by its name after `scenario:` in an opening spec. */
export const SCENARIOS = {
  calm: { shows: 'a quiet Monday', seed: 36, clock: MONDAY },
  volatile: { shows: 'prices that jump about', seed: 9, clock: MONDAY, acts: spikes() },
  'weekend-closed': {
    shows: 'Saturday noon: forex and metals rest, coins go on',
    clock: Date.UTC(2026, 2, 7, 12),
  },
  'gap-monday': {
    shows: 'half a minute before forex opens on Sunday evening, with a jump',
    clock: Date.UTC(2026, 2, 8, 21, 59, 30),
    acts: [{ symbol: 'EUR/USD', kind: 'gap', after: 30, seconds: 1, percent: 1.2 }],
  },
  maintenance: {
    shows: 'a server that is down for everybody',
    faults: [{ ...before, effect: { kind: 'http', status: 503 } }],
  },
  'slow-3g': {
    shows: 'a slow network: replies after a second or so, pictures slower still',
    faults: [
      {
        ...before,
        operation: 'uploadFile',
        effect: { kind: 'slow-upload', bytesPerSecond: SLOW_BYTES_PER_SECOND },
      },
      { ...before, effect: { kind: 'latency', ms: 900, sigma: 0.5 } },
    ],
  },
  flaky: {
    shows:
      'a network that loses calls on the way there, replies on the way back, events and sockets',
    faults: [
      { ...before, effect: { kind: 'network-error' }, probability: 0.1 },
      { ...before, effect: { kind: 'latency', ms: 600, sigma: 1 }, probability: 0.3 },
      { ...after, effect: { kind: 'network-error' }, probability: 0.05 },
      { ...onSocket, effect: { kind: 'drop' }, probability: 0.05 },
      { ...onSocket, effect: { kind: 'disconnect' }, probability: 0.002 },
    ],
  },
  'session-expires-in-60s': {
    shows: 'sessions that end a minute after the sign-in, each time',
    sessionMs: 60_000,
  },
  'two-tabs': {
    shows: 'lists that lag behind, as in a tab that has not received the changes of the other',
    faults: [{ ...after, method: 'GET', effect: { kind: 'stale-read' }, probability: 0.4 }],
  },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof SCENARIOS;

/** A scenario by name; `undefined` if unknown. */
export const scenarioOf = (name: string): Scenario | undefined =>
  Object.entries(SCENARIOS).find(([known]) => known === name)?.[1];
