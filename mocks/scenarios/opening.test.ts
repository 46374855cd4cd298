import { describe, expect, it } from 'vitest';
import { OpeningError, parseOpening } from './opening';

describe('the words of an opening', () => {
  it('say seed, clock and persona, in any order', () => {
    expect(parseOpening('persona:trader, clock:2026-03-02T09:00Z,seed:7,frozen')).toEqual({
      seed: 7,
      clock: Date.UTC(2026, 2, 2, 9),
      frozen: true,
      persona: 'trader',
      personas: ['trader'],
      acts: [],
      faults: [],
      tests: false,
      world: undefined,
    });
  });

  it('say a scenario, whose seed and clock others may replace', () => {
    const monday = Date.UTC(2026, 2, 2, 9);
    expect(parseOpening('scenario:calm')).toMatchObject({ seed: 36, clock: monday });
    expect(parseOpening('scenario:calm,seed:7')).toMatchObject({ seed: 7, clock: monday });
    expect(parseOpening('scenario:maintenance,tests').faults).toMatchObject([
      { effect: { kind: 'http', status: 503 } },
    ]);
    expect(parseOpening('tests')).toMatchObject({ tests: true });
  });

  it('may be none', () => {
    expect(parseOpening('')).toMatchObject({ seed: undefined, clock: undefined, frozen: false });
  });

  it.each([
    'seed:-1',
    'seed:x',
    'clock:tomorrow',
    'clock:2026-13-02T09:00Z',
    'colour:red',
    'persona:nobody',
    'scenario:storm',
    'trader',
  ])('%s is not understood', (words) => {
    expect(() => parseOpening(words)).toThrow(OpeningError);
  });
});
