import type { Catalogue } from '../engine/context';
import type { Market } from '../engine/market';
import type { WorldState } from '../engine/state';
import { Builder, type Person } from './builder';
import { accountOf, castOf } from './personas';

const MINUTE_MS = 60_000;

/** How a fresh world is made: its seed, its moment (epoch milliseconds), and who lives in it beside the ready accounts. */
export interface Birth {
  readonly seed: number;
  readonly nowMs: number;
  readonly market: Market;
  readonly catalogue: Catalogue;
  readonly personas?: readonly string[];
}

/**
 * A fresh world with the ready accounts and a week of one trader's history. What all its people did is done again in the
 * order of its time, by the commands that everybody gives: nothing is written into the books.
 */
export const genesis = ({ seed, nowMs, market, catalogue, personas = [] }: Birth): WorldState => {
  const end = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS;
  const cast = castOf(personas);
  const start = end - Math.max(...cast.map(([, { age }]) => age));
  const builder = new Builder(seed, start, market, catalogue);
  const people = new Map<string, Person>();
  const steps = cast.flatMap(([name, { age, life, isFirst }]) => [
    {
      at: isFirst === true ? start : end - age,
      run: () => void people.set(name, builder.register(accountOf(name))),
    },
    ...life({ seed, end, market, catalogue }).map(({ at, run }) => ({
      at,
      run: () => {
        const person = people.get(name);
        if (person !== undefined) run(person);
      },
    })),
  ]);
  // Of the same moment in the order of the cast: sorting is stable.
  for (const { at, run } of steps.toSorted((a, b) => a.at - b.at)) {
    builder.moveTo(at);
    run();
  }
  builder.moveTo(end);
  return builder.state;
};
