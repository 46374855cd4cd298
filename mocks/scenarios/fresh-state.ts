import type { Catalogue } from '../engine/context';
import type { Market } from '../engine/market';
import type { WorldState } from '../engine/state';
import { Builder } from './builder';
import type { Person } from './person';
import { accountOf, accountsOfWorld } from './personas';

const MINUTE_MS = 60_000;

/**
 * Parameters of a fresh world: its seed, its time (epoch milliseconds), and its personas besides the ready accounts.
 */
export interface FreshStateOptions {
  readonly seed: number;
  readonly nowMs: number;
  readonly market: Market;
  readonly catalogue: Catalogue;
  readonly personas?: readonly string[];
}

/**
 * A fresh world with the ready accounts and a week of one trader's history. All steps run in time order through
 * ordinary commands; nothing is written into the books directly.
 */
export const createFreshState = ({
  seed,
  nowMs,
  market,
  catalogue,
  personas = [],
}: FreshStateOptions): WorldState => {
  const end = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS;
  const cast = accountsOfWorld(personas);
  const start = end - Math.max(...cast.map(([, { age }]) => age));
  const builder = new Builder(seed, start, market, catalogue);
  const people = new Map<string, Person>();
  const steps = cast.flatMap(([name, { age, history, isFirst }]) => [
    {
      at: isFirst === true ? start : end - age,
      run: () => void people.set(name, builder.register(accountOf(name))),
    },
    ...history({ seed, end, market, catalogue }).map(({ at, run }) => ({
      at,
      run: () => {
        const person = people.get(name);
        if (person !== undefined) run(person);
      },
    })),
  ]);
  // Sorting is stable: steps of the same time keep the order of the personas.
  for (const { at, run } of steps.toSorted((a, b) => a.at - b.at)) {
    builder.moveTo(at);
    run();
  }
  builder.moveTo(end);
  return builder.state;
};
