import { toSearchText } from '@/lib/search-text';

/** Words that make a question and tell nothing about what is asked, in plain letters. Every language at once: a reader may mix them. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  [
    'how what where when why do does can could should i my me you your is are to the a an get does much',
    'wie was wo wann warum wieso kann ich mein meine man ist sind',
    'como que cual donde cuando por puedo se hace mi es',
    'comment quoi quel quelle quand pourquoi puis je est ce mon ma',
    'come cosa quale dove quando perche posso si mio mia',
    'o qual onde quando posso faco meu minha e',
    'lam nao sao cach nhu nao',
  ].flatMap((words) => words.split(' ')),
);

/** The same where words are written without spaces, or with their endings; and "how long does it take", which is about neither long positions nor take profits. */
const QUESTION_PARTS =
  /如何|怎[么麼](?:样|樣)?|怎[样樣]|[为為]什[么麼]|什[么麼]是|どうやって|どうすれば|の方法|方法|とは|อย่างไร|ยังไง|วิธี(?:การ)?|하는 ?(?:방)?법|어떻게|방법|\bhow (?:long|much|many)\b|\btakes?\b(?! profit)/giu;

const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** A query without the words that only make it a question; the query itself if nothing else is in it. */
export const withoutQuestion = (query: string): string => {
  const normal = query.normalize('NFKC');
  const parts = normal.replace(QUESTION_PARTS, ' ');
  const rest = (hasLetters(parts) ? parts : normal)
    .split(/\s+/u)
    .filter((word) => !QUESTION_WORDS.has(toSearchText(word).replaceAll(/[^\p{L}\p{N}]/gu, '')))
    .join(' ');
  return hasLetters(rest) ? rest : query;
};
