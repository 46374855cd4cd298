import { describe, expect, it } from 'vitest';
import { audit } from '../engine/audit';
import { openBench } from '../testing/gated-backend';
import { openAs } from './open-as';
import { parseOpening } from './opening';
import { OpeningError } from './opening-words';

describe('an opening spec', () => {
  it('sets seed, clock and persona, in any order', () => {
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
      session: undefined,
    });
  });

  it('sets a scenario, whose seed and clock can be overridden', () => {
    const monday = Date.UTC(2026, 2, 2, 9);
    expect(parseOpening('scenario:calm')).toMatchObject({ seed: 36, clock: monday });
    expect(parseOpening('scenario:calm,seed:7')).toMatchObject({ seed: 7, clock: monday });
    expect(parseOpening('scenario:maintenance,tests').faults).toMatchObject([
      { effect: { kind: 'http', status: 503 } },
    ]);
    expect(parseOpening('tests')).toMatchObject({ tests: true });
  });

  it('signs a ready account in as every world has it, without the past of a persona', () => {
    expect(parseOpening('account:trader')).toMatchObject({ persona: 'trader', personas: [] });
  });

  it('means the persona by the account of one that no world has ready', () => {
    expect(parseOpening('account:whale,seed:7')).toEqual(parseOpening('persona:whale,seed:7'));
    expect(parseOpening('personas,account:whale')).toEqual(parseOpening('personas,persona:whale'));
  });

  it.each(['2015-11-10T00:00Z', '2037-03-16T00:00Z'])(
    'may begin at %s, an end of the market, with all personas',
    async (time) => {
      const { world } = await openBench();
      await openAs(world, `personas,frozen,clock:${time}`);
      expect(audit(await world.snapshot())).toEqual([]);
    },
  );

  it('takes the last of two clocks or seeds', () => {
    expect(
      parseOpening('clock:2026-03-02T09:00Z,seed:7,seed:8,clock:2026-03-07T12:00Z'),
    ).toMatchObject({ seed: 8, clock: Date.UTC(2026, 2, 7, 12) });
  });

  it('may be empty', () => {
    expect(parseOpening('')).toMatchObject({ seed: undefined, clock: undefined, frozen: false });
  });

  it('says of a second persona that it is one', () => {
    expect(() => parseOpening('persona:saver,account:whale')).toThrow('whale is a second persona');
  });

  it.each([
    'seed:-1',
    'seed:x',
    'clock:tomorrow',
    'clock:2026-13-02T09:00Z',
    'clock:2026-02-31T09:00Z',
    'frozen:no',
    'personas:trader',
    'colour:red',
    'persona:nobody',
    'persona:saver,persona:debtor',
    'persona:saver,personas,persona:saver',
    'world:text,persona:saver',
    'account:nobody',
    'persona:saver,account:whale',
    'clock:1970-01-01T00:00Z',
    'clock:2099-01-01T00:00Z',
    'scenario:storm',
    'trader',
  ])('%s is invalid', (words) => {
    expect(() => parseOpening(words)).toThrow(OpeningError);
  });
});
