import fc from 'fast-check';
import { KINDS, type SwarmStep } from './swarm-steps';

const DAY = 86_400_000;

const waiting: fc.Arbitrary<SwarmStep> = fc.record({
  kind: fc.constant('wait' as const),
  ms: fc.oneof(
    { weight: 5, arbitrary: fc.nat(120_000) },
    { weight: 2, arbitrary: fc.constantFrom(0, 1, 999, 15_000, 30_000, 60_000) },
    { weight: 1, arbitrary: fc.oneof(fc.nat(3 * DAY), fc.constantFrom(DAY, 8 * DAY, 31 * DAY)) },
  ),
});

/** A script that uses only some kinds of commands, so that each can progress far; time passes in all. */
export const swarmScript = (most: number): fc.Arbitrary<readonly SwarmStep[]> =>
  fc.subarray(Object.keys(KINDS), { minLength: 1, maxLength: 4 }).chain((names) => {
    const kinds = names.map((name) => fc.oneof(...(KINDS[name] ?? [])));
    return fc
      .array(fc.oneof({ weight: 2, arbitrary: fc.oneof(...kinds) }, waiting), {
        minLength: Math.floor(most / 2),
        maxLength: most,
        size: 'max',
      })
      .map((steps) => steps.flat());
  });
