import { LAST_MOMENT_MS, MARKET_START } from '../engine/market';

/** An invalid opening spec. The message names the invalid parts. */
export class OpeningError extends Error {
  override readonly name = 'OpeningError';
}

const SEED = /^\d{1,9}$/u;
/** The first prices are older by a year: personas have a past. */
const FIRST_MOMENT_MS = (MARKET_START + 365 * 86_400) * 1000;
const CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?Z$/u;

/** The words of an opening spec by name; of one that stands alone, an empty text. */
export type Words = Readonly<Record<string, string>>;

/** Throws `OpeningError` if more than one persona is named. */
export const refuseSecondPersona = (names: readonly (string | undefined)[]): void => {
  const [, second] = names.filter((name) => name !== undefined);
  if (second !== undefined)
    throw new OpeningError(`${second} is a second persona: personas adds all of them`);
};

/** Words that stand alone. */
const FLAGS = ['frozen', 'personas', 'tests'] as const;

/**
 * The words of a spec. Of a repeated word the last counts, so that `clock:` overrides one before it. Throws `OpeningError` for a
 * second persona, and for a value where none belongs.
 */
export const wordsOf = (text: string): Words => {
  const parts = text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part): readonly [name: string, value: string] => {
      const colon = part.indexOf(':');
      if (colon < 0) return [part.trim(), ''];
      return [part.slice(0, colon).trim(), part.slice(colon + 1).trim()];
    });
  refuseSecondPersona(parts.flatMap(([name, value]) => (name === 'persona' ? [value] : [])));
  const words = Object.fromEntries(parts);
  const flag = FLAGS.find((name) => (words[name] ?? '') !== '');
  if (flag !== undefined)
    throw new OpeningError(`${flag}:${words[flag]} has a value: ${flag} stands alone`);
  return words;
};

/** The seed of the world's prices, if one is named. Throws `OpeningError` if it is no whole number of up to 9 digits. */
export const seedOf = ({ seed }: Words): number | undefined => {
  if (seed === undefined) return undefined;
  if (!SEED.test(seed)) throw new OpeningError(`seed:${seed} is no whole number of up to 9 digits`);
  return Number(seed);
};

const minuteOf = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16)}Z`;

/** Epoch milliseconds of the clock, if one is named. Throws `OpeningError` if it is no time that the market has prices for. */
export const clockOf = ({ clock }: Words): number | undefined => {
  if (clock === undefined) return undefined;
  const ms = CLOCK.test(clock) ? Date.parse(clock) : Number.NaN;
  // Of 31 February JavaScript makes 3 March.
  const isDate = !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(clock.slice(0, 10));
  if (!isDate) throw new OpeningError(`clock:${clock} is no time like 2026-03-02T09:00Z`);
  if (ms < FIRST_MOMENT_MS || ms > LAST_MOMENT_MS)
    throw new OpeningError(
      `clock:${clock} is no time of the simulated market, ${minuteOf(FIRST_MOMENT_MS)} to ${minuteOf(LAST_MOMENT_MS)}`,
    );
  return ms;
};
