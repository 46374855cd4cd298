import { describe, expect, it } from 'vitest';
import { transition, type Lifecycle } from './lifecycle';
import { LIFECYCLES } from './lifecycles';
import { SECONDS_LIFECYCLE } from './seconds-order';

/** The widened type lets the test try impossible steps, which otherwise do not compile. */
const LOOSE: Lifecycle<string, string> = SECONDS_LIFECYCLE;

describe('a life cycle', () => {
  it('accepts only the listed steps', () => {
    expect(transition(SECONDS_LIFECYCLE, 'none', 'place')).toBe('open');
    expect(transition(SECONDS_LIFECYCLE, 'open', 'draw')).toBe('settled');
    expect(() => transition(LOOSE, 'settled', 'win')).toThrow(RangeError);
  });

  it.each(Object.entries(LIFECYCLES))('%s: has one next status for each event', (_name, rows) => {
    const steps = rows.map(({ from, event }) => `${from} ${event}`);
    expect(new Set(steps).size).toBe(steps.length);
  });

  it.each(Object.entries(LIFECYCLES))('%s: reaches every status from the start', (_name, rows) => {
    const reached = new Set(['none']);
    for (let round = 0; round < rows.length; round += 1) {
      for (const { from, to } of rows) if (reached.has(from)) reached.add(to);
    }
    expect(rows.map(({ from }) => from).filter((status) => !reached.has(status))).toEqual([]);
  });
});
