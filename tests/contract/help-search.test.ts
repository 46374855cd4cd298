import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEWS_CATEGORY_CODES } from '@/domain/codes/news';
import { searchHelp, type HelpText } from '@/features/help/search';
import { synonymsOf } from '@/features/help/synonyms';
import { newsRows } from '../../mocks/catalogue/news';
import { TEXT_LANGUAGES } from '../../mocks/catalogue/texts';
import { ANSWERS, OTHER_WORDS } from '../support/other-words';

const ROWS = newsRows().filter((row) => row.c_id === NEWS_CATEGORY_CODES.help);

const textsIn = (language: string): readonly HelpText[] =>
  ROWS.filter((row) => row.lang === language).map(({ id, title, content }) => ({
    id,
    title,
    body: content.replaceAll('</p>', '\n').replaceAll('<p>', ''),
  }));

const topicsFor = (language: string, query: string): readonly (string | undefined)[] =>
  searchHelp(textsIn(language), query).map(({ id }) => ROWS.find((row) => row.id === id)?.topic);

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/(?!\p{Script=Thai})\p{M}/gu, '')
    .toLowerCase();

/** Words of a title that are long enough for a mistake, without accents: as they are compared. */
const wordsOf = (title: string): readonly string[] =>
  plain(title)
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length >= (UNSPACED.test(word) ? 4 : 5));

/** The word with one mistake at `index`, which is not its first letter. */
const misspell = (word: string, kind: number, index: number): string => {
  const at = 1 + (index % (word.length - 1));
  const letter = word[at] ?? '';
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  return (
    [
      before + after,
      before + letter + letter + after,
      `${before}q${after}`,
      before.slice(0, -1) + letter + before.slice(-1) + after,
    ][kind] ?? word
  );
};

describe.each(TEXT_LANGUAGES)('in %s', (language) => {
  const texts = textsIn(language);
  const written = plain(texts.map(({ title, body }) => `${title} ${body}`).join(' '));
  const words = texts.flatMap(({ id, title }) => wordsOf(title).map((word) => ({ id, word })));

  it('every title finds its text first', () => {
    for (const { id, title } of texts) {
      expect(searchHelp(texts, title)[0]?.id).toBe(id);
      expect(searchHelp(texts, title.toUpperCase())[0]?.id).toBe(id);
    }
  });

  it('a word of a title finds its text with one mistake', () => {
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.nat(3), fc.nat(), ({ id, word }, kind, index) => {
        const typed = misspell(word, kind, index);
        // A mistake can make another word of it: "contact" of "contract".
        fc.pre(!written.includes(typed) && synonymsOf(typed).length === 0);
        expect(searchHelp(texts, typed).map((match) => match.id)).toContain(id);
      }),
      { numRuns: 60 },
    );
  });

  it('what nobody wrote about finds nothing', () => {
    for (const query of ['', ' ', '?', 'qqqxxkzz', '쀍쀍쀍', '鼹鼹鼹鼹', 'ฬฬฬฬฬฬ'])
      expect(searchHelp(texts, query)).toEqual([]);
  });
});
it.each([
  ['en', 'witdrawal fee', 'withdrawal'],
  ['en', 'how do I withdraw my money?', 'withdrawal'],
  ['en', 'crocodile leverage', 'leverage'],
  ['en', 'how to withdraw', 'withdrawal'],
  ['it', 'come prelevare', 'withdrawal'],
  ['zh', '如何提现', 'withdrawal'],
  ['zh', '如何借款', 'loans'],
  ['zh', '如何实名认证', 'identity'],
  ['tw', '如何提領', 'withdrawal'],
  ['jp', '出金方法', 'withdrawal'],
  ['ko', '어떻게 출금', 'withdrawal'],
  ['ko', '출금하는 방법', 'withdrawal'],
  ['th', 'ถอนเงินอย่างไร', 'withdrawal'],
  ['th', 'เติมเงิน', 'topUp'],
  ['vn', 'làm thế nào để rút tiền', 'withdrawal'],
  ['de', 'passwort vergessen', 'security'],
  ['de', 'wie kann ich geld auszahlen', 'withdrawal'],
  ['de', 'uebernachtgebuhr', 'stops'],
  ['fr', 'depot', 'topUp'],
  ['es', 'prestamo', 'loans'],
  ['pt', 'emprestimo', 'loans'],
  ['it', 'identita', 'identity'],
  ['vn', 'rut tien', 'withdrawal'],
  ['zh', '如何提现', 'withdrawal'],
  ['zh', '提现手序费', 'withdrawal'],
  ['tw', '怎麼儲值USDT', 'topUp'],
  ['th', 'กู้', 'loans'],
  ['th', 'กู้เงิน', 'loans'],
  ['th', 'สินเชื่อ', 'loans'],
  ['zh', '实名', 'identity'],
  ['tw', '實名', 'identity'],
  ['en', '2FA', 'security'],
  ['en', 'two factor', 'security'],
  ['de', '2FA', 'security'],
  ['jp', 'れバれッジ', 'leverage'],
  ['jp', '出金の手数料', 'withdrawal'],
  ['ko', '츨금', 'withdrawal'],
  ['th', 'ถอนเงินอย่างไร', 'withdrawal'],
  ['th', 'เลเวอเรด', 'leverage'],
])('in %s "%s" finds %s', (language, query, topic) => {
  expect(topicsFor(language, query).slice(0, 2)).toContain(topic);
});

it.each([
  ['en', 'withdrawals', 'withdrawal', 'withdrawal'],
  ['en', 'deposits', 'deposit', 'topUp'],
  ['en', 'fees', 'fee', 'secondsExample'],
  ['de', 'Auszahlungen', 'Auszahlung', 'withdrawal'],
  ['de', 'Gebühren', 'Gebühr', 'secondsExample'],
  ['es', 'comisiones', 'comisión', 'secondsExample'],
  ['fr', 'prêts', 'prêt', 'loans'],
  ['it', 'prelievi', 'prelievo', 'withdrawal'],
  ['pt', 'saques', 'saque', 'withdrawal'],
  ['zh', '提現', '提现', 'withdrawal'],
  ['tw', '杠杆', '槓桿', 'leverage'],
])('in %s "%s" finds what "%s" does, first %s', (language, query, same, topic) => {
  const found = topicsFor(language, query);
  expect(found[0]).toBe(topic);
  expect(found).toEqual(topicsFor(language, same));
});

it('a short plural does not find every word with a similar start', () => {
  expect(topicsFor('en', 'fees')).not.toContain('marketHours');
  expect(topicsFor('en', 'rates')).toEqual(topicsFor('en', 'rate'));
});

it('of two texts with a word in the body, the one that has it more often is first', () => {
  expect(topicsFor('de', 'Passwort vergessen')[0]).toBe('security');
});

describe.each(Object.keys(OTHER_WORDS))('in other words than the articles in %s', (language) => {
  it.each(Object.entries(OTHER_WORDS[language] ?? {}))('"%s" finds %s', (query, topic) => {
    const [first = ''] = topicsFor(language, query);
    expect(ANSWERS[topic] ?? [topic]).toContain(first);
  });
});

it('every language of the app has other words for its main subjects', () => {
  expect(Object.keys(OTHER_WORDS).toSorted()).toEqual(TEXT_LANGUAGES.toSorted());
});

it.each([
  // It is nearly a contract, Kontrakt, contrato.
  ['en', 'contact', 'customer service'],
  ['de', 'Kontakt', 'Kundenservice'],
  ['es', 'contacto', 'atención al cliente'],
  ['fr', 'contact', 'service client'],
  ['it', 'contatto', 'assistenza'],
  ['pt', 'contato', 'atendimento'],
])('in %s "%s" finds who helps: %s', (language, query, person) => {
  expect(searchHelp(textsIn(language), query)[0]?.excerpt?.toLowerCase()).toContain(
    person.toLowerCase(),
  );
});
