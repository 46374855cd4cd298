/** How a world begins: what a link's `?mock=` and a file's name can say. */
export interface Opening {
  readonly seed: number | undefined;
  /** Epoch milliseconds of the world's clock at its start. */
  readonly clock: number | undefined;
  /** True if the clock stands still until it is moved. */
  readonly frozen: boolean;
  /** The account to sign in. */
  readonly persona: string | undefined;
  /** A whole world as text: `world-text.ts` reads it. */
  readonly world: string | undefined;
}

/** Words of an opening that nobody understands. The message names them. */
export class OpeningError extends Error {
  override readonly name = 'OpeningError';
}

const SEED = /^\d{1,9}$/u;
const CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?Z$/u;

type Words = Readonly<Record<string, string>>;

const wordsOf = (text: string): Words =>
  Object.fromEntries(
    text
      .split(',')
      .filter((part) => part.trim() !== '')
      .map((part) => {
        const colon = part.indexOf(':');
        if (colon < 0) return [part.trim(), ''];
        return [part.slice(0, colon).trim(), part.slice(colon + 1).trim()];
      }),
  );

const seedOf = ({ seed }: Words): number | undefined => {
  if (seed === undefined) return undefined;
  if (!SEED.test(seed)) throw new OpeningError(`seed:${seed} is no whole number of up to 9 digits`);
  return Number(seed);
};

const clockOf = ({ clock }: Words): number | undefined => {
  if (clock === undefined) return undefined;
  const ms = CLOCK.test(clock) ? Date.parse(clock) : Number.NaN;
  if (Number.isNaN(ms)) throw new OpeningError(`clock:${clock} is no time like 2026-03-02T09:00Z`);
  return ms;
};

const KNOWN = new Set(['seed', 'clock', 'frozen', 'persona', 'world']);

/**
 * Reads words like `persona:trader,clock:2026-03-02T09:00Z,seed:7`. Throws `OpeningError` for one that is not known or does
 * not fit: a demo that opens another world than the link says would be found out in front of a customer.
 */
export const parseOpening = (text: string): Opening => {
  const words = wordsOf(text);
  const strange = Object.keys(words).find((word) => !KNOWN.has(word));
  if (strange !== undefined) throw new OpeningError(`${strange} is no word of an opening`);
  return {
    seed: seedOf(words),
    clock: clockOf(words),
    frozen: 'frozen' in words,
    persona: words['persona'],
    world: words['world'],
  };
};
