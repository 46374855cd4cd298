import { expect, it, vi } from 'vitest';
import { control, ControlCommand } from '../control';
import { openBench } from '../testing/gated-backend';
import { isFields } from '../testing/contract';
import { fromFile, toFile } from './world-text';

vi.setConfig({ testTimeout: 60_000 });

const WRONG = [null, 5, 'x', {}, [], -1e300] as const;

/** Copies of a world, each with one part replaced by something else; two members of each object or list stand for all. */
const tampered = (value: unknown, depth = 5): readonly unknown[] => {
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const chosen = entries.length > 20 ? [entries[0], entries.at(-1)] : entries;
  const copy = (key: string, changed: unknown): unknown =>
    Array.isArray(value)
      ? value.map((item: unknown, place) => (String(place) === key ? changed : item))
      : { ...value, [key]: changed };
  return chosen.flatMap((entry) =>
    entry === undefined
      ? []
      : [
          ...WRONG.slice(0, depth < 4 ? 2 : WRONG.length).map((wrong) => copy(entry[0], wrong)),
          ...tampered(entry[1], depth - 1).map((inner) => copy(entry[0], inner)),
        ],
  );
};

it('a tampered world is refused, or goes on; and a reset always works', async () => {
  const { world, backend, defects } = await openBench();
  const command = (value: unknown) => control(world, backend, ControlCommand.parse(value));
  const file: unknown = JSON.parse(toFile(await world.snapshot()));
  const states = tampered(isFields(file) ? file['state'] : undefined);
  expect(states.length).toBeGreaterThanOrEqual(450);
  let refused = 0;
  for (const state of states) {
    const text = JSON.stringify({ format: 'quayside-world', state });
    const taken = await fromFile(text).catch(() => undefined);
    refused += Number(taken === undefined);
    if (taken === undefined) continue;
    await world.restore(taken);
    await command({ command: 'schedule' });
    await command({ command: 'advance', seconds: 60 });
    await command({ command: 'reset' });
  }
  expect(refused).toBeGreaterThan(states.length / 2);
  expect(defects).toEqual([]);
});
