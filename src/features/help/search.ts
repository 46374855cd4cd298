import { mistakesIn } from '@/lib/near-text';
import { withoutQuestion } from './question-words';
import { joinPhrases, synonymsIn, synonymsOf, wordsNear } from './synonyms';
import { JOINED, plain, stemOf, typedWordsOf, UNSPACED, wordsOf } from './words';

/** A help text as it is searched. */
export interface HelpText {
  readonly id: number;
  readonly title: string;
  /** Plain text, a line a paragraph; `undefined` until it is loaded. */
  readonly body?: string | undefined;
}

/** A help text that was found. */
export interface HelpMatch {
  readonly id: number;
  /** The sentence of its body that fits best; `undefined` if only the title fits. */
  readonly excerpt: string | undefined;
}

const THAI = /\p{Script=Thai}/u;
/** A long word may stand in the middle of another, in German. */
const LONG_PART = 5;

/** A word in a title says more about its text than one in the body, however often it is there. */
const TITLE_WEIGHT = 3;
/** A word with a mistake, or with another one of the same meaning, may be about something else: as typed it counts more. */
const NEAR_WEIGHT = 0.5;
/** Texts with less than this part of the best score only share a word with the query. */
const SCORE_PART = 1 / 3;

/** Typing mistakes tolerated in a word. A character of Chinese or Japanese is worth several letters. */
const toleranceOf = (word: string): number => {
  const letters = UNSPACED.test(word) && !THAI.test(word) ? word.length * 1.5 : word.length;
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
};

const sentencesOf = (body: string): readonly string[] =>
  body
    .split(/\n|(?<=[.!?])\s+|(?<=[。！？])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** A text in words. */
interface Words {
  readonly words: ReadonlySet<string>;
  /** The same in one piece, with a space before each word. */
  readonly text: string;
}

const toWords = (text: string): Words => {
  const words = wordsOf(text);
  return { words: new Set(words), text: ` ${words.join(' ')}` };
};

/** How often a text has a word as it is, or one that begins with it. */
const exactlyIn = (word: string, { text }: Words): number => {
  const isAnywhere = UNSPACED.test(word) || JOINED.test(word) || word.length >= LONG_PART;
  return text.split(isAnywhere ? word : ` ${word}`).length - 1;
};

const hasNearly = (word: string, { words, text }: Words): boolean => {
  const most = toleranceOf(word);
  if (most === 0) return false;
  return UNSPACED.test(word)
    ? mistakesIn(word, text, most, 'anywhere') !== undefined
    : [...words].some((known) => mistakesIn(word, known, most, 'start') !== undefined);
};

/** A searched text with its words. */
interface Entry {
  readonly source: HelpText;
  readonly title: Words;
  readonly body: Words;
}

/** A word of the query with the texts that have it. */
interface Term {
  /** How often it is in a text. */
  readonly countIn: (words: Words) => number;
  /** Weight in each text: none, in the body, in the title. */
  readonly weights: readonly number[];
}

const termOf = (entries: readonly Entry[], countIn: Term['countIn'], weight = 1): Term => ({
  countIn,
  weights: entries.map(({ title, body }) => {
    if (countIn(title) > 0) return TITLE_WEIGHT * weight;
    const count = countIn(body);
    return count === 0 ? 0 : (2 - 1 / count) * weight;
  }),
});

const isFound = ({ weights }: Term): boolean => weights.some((weight) => weight > 0);

/** Parts of a word of an unspaced script, which may be a whole question: words in Thai, pairs of characters in the others. */
const partsOf = (typed: string): readonly string[] => {
  if (THAI.test(typed))
    return [...new Intl.Segmenter('th', { granularity: 'word' }).segment(typed)]
      .map(({ segment }) => plain(segment))
      .filter((part) => part.length > 1);
  const characters = Array.from(plain(typed));
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
};

/** What fits one term or the other. */
const eitherOf = (first: Term, second: Term): Term => ({
  countIn: (words) => first.countIn(words) || second.countIn(words),
  weights: first.weights.map((weight, index) => Math.max(weight, second.weights[index] ?? 0)),
});

/** What other words say the same as one that no text has. */
const synonymTerm = (entries: readonly Entry[], word: string, weight = 1): Term | undefined =>
  synonymsOf(word)
    .map((other) => termOf(entries, (words) => exactlyIn(stemOf(other), words), weight))
    .filter(isFound)
    .reduce<Term | undefined>((all, term) => (all ? eitherOf(all, term) : term), undefined);

/** The same for a word with mistakes, which no text has either. */
const nearSynonymTerm = (entries: readonly Entry[], word: string): Term | undefined =>
  wordsNear(word, toleranceOf(word))
    .map((known) => synonymTerm(entries, known, NEAR_WEIGHT))
    .find((term) => term !== undefined);

/** The same for a word inside one without spaces, with what else is known of it. */
const innerSynonymTerms = (entries: readonly Entry[], typed: string): readonly Term[] => {
  const word = plain(typed);
  for (const known of synonymsIn(word)) {
    if (entries.some(({ title, body }) => exactlyIn(known, title) + exactlyIn(known, body) > 0))
      continue;
    const term = synonymTerm(entries, known);
    if (term === undefined) continue;
    // A Korean word goes on with its endings.
    const rest = THAI.test(word) ? [typed] : JOINED.test(word) ? [] : word.split(known);
    const others = rest
      .flatMap(partsOf)
      .map((part) => termOf(entries, (words) => exactlyIn(part, words)));
    return [term, ...others.filter(isFound)];
  }
  return [];
};

/** The term of a word as typed; one that no text has more than once in its body is hardly what a text is about, so its other words count as well. */
const withOtherWords = (entries: readonly Entry[], word: string, exact: Term): Term => {
  const isInPassing = exact.weights.every((weight) => weight <= 1);
  const other = isInPassing ? synonymTerm(entries, word, NEAR_WEIGHT) : undefined;
  return other === undefined ? exact : eitherOf(exact, other);
};

/**
 * The terms of one word of the query: as typed but for its ending, else in other words, else with mistakes, else in parts. One
 * that is nowhere finds nothing.
 */
const termsOf = (entries: readonly Entry[], typed: string): readonly Term[] => {
  const word = plain(typed);
  const stem = stemOf(word);
  const exact = termOf(entries, (words) => exactlyIn(stem, words));
  // Without its ending, a word with a mistake may be another one.
  const isTyped = entries.some(
    ({ title, body }) => exactlyIn(word, title) + exactlyIn(word, body) > 0,
  );
  if (isTyped) return [withOtherWords(entries, word, exact)];
  if (!isFound(exact)) {
    const synonym = synonymTerm(entries, word);
    if (synonym !== undefined) return [synonym];
    const inner = innerSynonymTerms(entries, typed);
    if (inner.length > 0) return inner;
  }
  const near = eitherOf(
    exact,
    termOf(entries, (words) => (hasNearly(word, words) ? 1 : 0), NEAR_WEIGHT),
  );
  const parts = (UNSPACED.test(word) ? partsOf(typed) : []).map((part) =>
    termOf(entries, (words) => exactlyIn(part, words)),
  );
  if (THAI.test(word) && parts.length > 1 && parts.every(isFound)) return parts;
  // In Chinese and Japanese a mistake leaves most pairs as they are, and a long word is more likely a question.
  if (isFound(near) && (THAI.test(word) || !UNSPACED.test(word))) return [near];
  const known = parts.filter(isFound);
  return known.length > 0 ? known : [nearSynonymTerm(entries, word) ?? near];
};

/** The terms of a word, or of a phrase with a meaning of its own; of its words, if that is nowhere. */
const termsOfPhrase = (entries: readonly Entry[], phrase: string): readonly Term[] => {
  const terms = termsOf(entries, phrase);
  return terms.some(isFound) ? terms : phrase.split(' ').flatMap((word) => termsOf(entries, word));
};

/** True for a word that most texts have, and none in its title: "how", "you". It tells nothing about what is looked for. */
const isCommon = ({ weights }: Term): boolean =>
  weights.every((weight) => weight < TITLE_WEIGHT) &&
  weights.filter((weight) => weight > 0).length > weights.length / 2;

/** A word counts more the fewer texts have it. */
const rarityOf = ({ weights }: Term): number =>
  Math.log(1 + weights.length / weights.filter((weight) => weight > 0).length);

const excerptOf = ({ source, body }: Entry, terms: readonly Term[]): string | undefined => {
  if (source.body === undefined || !terms.some(({ countIn }) => countIn(body) > 0))
    return undefined;
  const sentences = sentencesOf(source.body).map((text) => {
    const words = toWords(text);
    return { text, count: terms.filter(({ countIn }) => countIn(words) > 0).length };
  });
  const most = Math.max(...sentences.map(({ count }) => count));
  return most > 0 ? sentences.find(({ count }) => count === most)?.text : undefined;
};

/**
 * The help texts that fit `query`, best first. Accents, case and one or two typing mistakes a word do not matter, nor the
 * choice between everyday words (synonym-words.ts), nor words that no text has as long as others find something, nor those that only make a question.
 */
export const searchHelp = (texts: readonly HelpText[], query: string): readonly HelpMatch[] => {
  const entries = texts.map((source) => ({
    source,
    title: toWords(source.title),
    body: toWords(source.body ?? ''),
  }));
  const terms = joinPhrases(typedWordsOf(withoutQuestion(query))).flatMap((phrase) =>
    termsOfPhrase(entries, phrase),
  );
  const known = terms.filter(isFound);
  const telling = known.filter((term) => !isCommon(term));
  // Of a question, common words alone find nothing if the others are unknown.
  if (telling.length === 0 && known.length < terms.length) return [];
  const used = telling.length > 0 ? telling : known;
  const scored = entries
    .map((entry, index) => ({
      entry,
      score: used.reduce((sum, term) => sum + (term.weights[index] ?? 0) * rarityOf(term), 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  const least = (scored[0]?.score ?? 0) * SCORE_PART;
  return scored
    .filter(({ score }) => score > 0 && score >= least)
    .map(({ entry }) => ({ id: entry.source.id, excerpt: excerptOf(entry, used) }));
};
