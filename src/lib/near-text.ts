/** Where in a text a word is looked for: at its start, or anywhere. */
export type NearPlace = 'start' | 'anywhere';

/** The next row of the table of distances: `row[j]` mistakes between the letters so far and the text up to `j`. */
const nextRow = (
  before: readonly number[],
  beforeLast: readonly number[] | undefined,
  [letter, letterBefore]: readonly [string, string | undefined],
  text: string,
): number[] => {
  const row = [(before[0] ?? 0) + 1];
  for (let j = 1; j <= text.length; j += 1) {
    const isSame = letter === text[j - 1];
    const replaced = (before[j - 1] ?? 0) + (isSame ? 0 : 1);
    let least = Math.min(replaced, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
    const isSwapped = letter === text[j - 2] && letterBefore === text[j - 1];
    if (isSwapped && beforeLast !== undefined)
      least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
    row.push(least);
  }
  return row;
};

/**
 * The fewest typing mistakes (a letter missing, added, replaced or swapped with its neighbour) between `typed` and some
 * part of `text`; `undefined` if there are more than `most`.
 */
export const mistakesIn = (
  typed: string,
  text: string,
  most: number,
  place: NearPlace,
): number | undefined => {
  // A longer start than this has more mistakes than allowed.
  const part = place === 'start' ? text.slice(0, typed.length + most) : text;
  let beforeLast: number[] | undefined;
  let row = Array.from({ length: part.length + 1 }, (_, j) => (place === 'start' ? j : 0));
  for (let i = 0; i < typed.length; i += 1) {
    const next = nextRow(row, beforeLast, [typed[i] ?? '', typed[i - 1]], part);
    if (Math.min(...next) > most) return undefined;
    [beforeLast, row] = [row, next];
  }
  const least = Math.min(...row);
  return least <= most ? least : undefined;
};
