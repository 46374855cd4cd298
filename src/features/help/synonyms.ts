import { mistakesIn } from '@/lib/near-text';
import { SYNONYM_LINES } from './synonym-words';
import { JOINED, plain, stemOf, UNSPACED, wordsOf } from './words';

/** Words or phrases that say the same, in plain letters. */
const LINES: readonly (readonly string[])[] = SYNONYM_LINES.map((line) =>
  line.split(',').map((phrase) => wordsOf(phrase).join(' ')),
);

const PHRASES: ReadonlySet<string> = new Set(LINES.flat().filter((phrase) => phrase.includes(' ')));
const LONGEST_PHRASE = Math.max(...[...PHRASES].map((phrase) => phrase.split(' ').length));

/** From the longest: "본인 인증" before a part of it. */
const INNER: readonly string[] = [...new Set(LINES.flat())]
  .filter((word) => (UNSPACED.test(word) || JOINED.test(word)) && word.length > 1)
  .toSorted((a, b) => b.length - a.length);

/** What says the same as a plain word or phrase, whatever its ending; nothing for any other. */
export const synonymsOf = (word: string): readonly string[] => {
  const stem = stemOf(word);
  return LINES.filter((line) => line.some((known) => stemOf(known) === stem)).flatMap((line) =>
    line.filter((known) => stemOf(known) !== stem),
  );
};

/** Known words that a plain word with at most `most` typing mistakes may be. */
export const wordsNear = (word: string, most: number): readonly string[] =>
  [...new Set(LINES.flat())].filter(
    (known) =>
      Math.abs(known.length - word.length) <= most &&
      mistakesIn(word, known, most, 'start') !== undefined,
  );

/** Known words inside a plain word of a script without spaces, or at the start of a Korean one, from the longest. */
export const synonymsIn = (word: string): readonly string[] =>
  INNER.filter(
    (known) =>
      known !== word && (JOINED.test(word) ? word.startsWith(known) : word.includes(known)),
  );

/** The words as typed, those of a known phrase as one: "log in", "rút tiền". */
export const joinPhrases = (words: readonly string[]): readonly string[] => {
  const [first] = words;
  if (first === undefined) return [];
  for (let length = Math.min(LONGEST_PHRASE, words.length); length > 1; length -= 1) {
    const phrase = words.slice(0, length).join(' ');
    if (PHRASES.has(plain(phrase))) return [phrase, ...joinPhrases(words.slice(length))];
  }
  return [first, ...joinPhrases(words.slice(1))];
};
