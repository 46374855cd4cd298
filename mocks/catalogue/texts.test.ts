import { beforeAll, describe, expect, it } from 'vitest';
import { NEWS_CATEGORY_CODES } from '@/domain/codes/news';
import { LANGUAGE_NUMBERS } from '@/domain/format/number-style';
import { LANGUAGE_TABLE } from '@locales/languages';
import { REVIEW_REASONS } from '../engine/reviews';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { isFields } from '../testing/contract';
import { openBench, type Bench } from '../testing/gated-backend';
import { textFigures } from './text-figures';
import { newsRows } from './news';
import { notificationText, reasonText } from './notification-texts';
import { filled, TEXT_LANGUAGES, textsIn } from './texts';

/** Proper names and loanwords that may equal the English text. */
const SAME_AS_ENGLISH: ReadonlySet<string> = new Set(['Breakwater', 'Slipway', 'Trading']);

const TRANSLATED = TEXT_LANGUAGES.filter((language) => language !== 'en');

/** All texts of a file by path; each paragraph is a text. */
const leaves = (value: unknown, path = ''): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
    : [[path.slice(1), value]];

const ENGLISH = new Map(leaves(textsIn('en')).map(([key, text]) => [key, String(text)]));

const VARIABLE = /\{\w+\}/gu;
const variablesIn = (text: string): readonly string[] => (text.match(VARIABLE) ?? []).toSorted();
/** Months written as numbers; English uses names. */
const MONTH = /\d+ ?[月월]|tháng \d+/giu;
/** Figures inside a text, such as `22:00`. */
const figuresIn = (text: string): readonly string[] =>
  (text.replaceAll(VARIABLE, ' ').replaceAll(MONTH, ' ').match(/\d+/gu) ?? []).toSorted();

const same = (own: readonly string[], source: readonly string[]): boolean =>
  own.join(' ') === source.join(' ');

/** Differences between `text` and its English source in variables and figures; empty if there are none. */
const differences = (path: string, text: unknown): readonly string[] => {
  const english = ENGLISH.get(path);
  if (typeof text !== 'string' || english === undefined) return [`${path}: not in English`];
  return [
    ...(text === '' || text !== text.trim() ? [`${path}: empty, or space around it`] : []),
    ...(/[<>&]/u.test(text) ? [`${path}: markup; texts are plain`] : []),
    ...(same(variablesIn(text), variablesIn(english)) ? [] : [`${path}: other variables`]),
    ...(same(figuresIn(text), figuresIn(english)) ? [] : [`${path}: other figures`]),
  ];
};

it('the languages are those of the product', () => {
  expect(TEXT_LANGUAGES.toSorted()).toEqual(Object.keys(LANGUAGE_TABLE).toSorted());
});

describe.each(TEXT_LANGUAGES)('in %s', (language) => {
  const own = leaves(textsIn(language));

  it('has every text, in the order of English, and no others', () => {
    expect(own.map(([path]) => path)).toEqual([...ENGLISH.keys()]);
  });

  it('every text is plain and has the variables and figures of English', () => {
    expect(own.flatMap(([path, text]) => differences(path, text))).toEqual([]);
  });

  it('every figure of the news is filled in', () => {
    const rows = newsRows().filter(({ lang }) => lang === language);
    // 5 notices, 3 banners, 18 texts of help, 1 about
    expect(rows).toHaveLength(27);
    const help = rows.filter((row) => row.c_id === NEWS_CATEGORY_CODES.help);
    expect(new Set(help.map((row) => row.section))).toEqual(
      new Set(Object.values(textsIn(language).helpSections)),
    );
    expect(help.map((row) => row.topic)).toEqual(Object.keys(textsIn('en').help));
    expect(rows.filter((row) => /[{}]/u.test(JSON.stringify(Object.values(row))))).toEqual([]);
  });

  it('every message and reason has all its values', () => {
    const parameters = { level: '1', amount: '12.5', currency: 'USDT' };
    for (const template of ['certificationRejected', 'topUpFailed', 'loanRejected'] as const) {
      for (const reason of REVIEW_REASONS) {
        const { content } = notificationText({ template, parameters, reason }, language);
        expect(content).toContain(reasonText(reason, language));
        expect(content).not.toMatch(/[{}]/u);
      }
    }
  });
});

describe.each(TRANSLATED)('in %s', (language) => {
  it('no text is left in English', () => {
    const left = leaves(textsIn(language)).filter(
      ([path, text]) => text === ENGLISH.get(path) && !SAME_AS_ENGLISH.has(String(text)),
    );
    expect(left).toEqual([]);
  });
});

describe('an amount in a message', () => {
  it.each([
    ['en', '12,345.678'],
    ['de', '12.345,678'],
    ['fr', '12\u202F345,678'],
    ['unknown', '12,345.678'],
  ])('in %s is %s', (language, text) => {
    const parameters = { amount: '12345.678', currency: 'USDT' };
    const message = { template: 'topUpCredited', parameters, reason: undefined } as const;
    expect(notificationText(message, language).content).toContain(text);
  });
});

describe('a figure in a text', () => {
  it("equals the catalogue's value", () => {
    expect(textFigures()).toMatchObject({
      // 100 x 0.2 % = 0.20; 100 x 85 % = 85; break-even at p percent: 85 p = 100 (100 - p) + 20, so p = 10,020 / 185 =
      // 54.16
      exampleFee: '0.20',
      exampleCost: '100.20',
      exampleReturn: '185.00',
      exampleGain: '84.80',
      breakEven: '54.2',
      // 0.01 x 60,000 = 600; / 20 = 30; x 0.05 % = 0.30; x 0.02 % = 0.12
      exampleValue: '600.00',
      exampleMargin: '30.00',
      exampleFall: '5',
      exampleOpenFee: '0.30',
      exampleNightFee: '0.12',
      // 1,000 x 0.02 % x 7, 1,000 x 0.03 % x 7, 1,000 x 1 %
      exampleInterestLeast: '1.40',
      exampleInterestMost: '2.10',
      exampleRedemption: '10.00',
      // 1,000 x 1 %, 1,000 x 0.05 % x 30
      exampleLoanFee: '10.00',
      exampleLoanInterest: '15.00',
      exampleLoanTotal: '1,025.00',
      mostStake: '50,000',
      btcFee: '0.0002',
      payoutHour: '08:00',
      paymentReview: '15',
    });
  });

  it("is written in the style of the text's language", () => {
    expect(textFigures(LANGUAGE_NUMBERS.de)).toMatchObject({
      exampleLoanTotal: '1.025,00',
      mostStake: '50.000',
      btcFee: '0,0002',
    });
  });

  it('is used by some text', () => {
    const { notices, banners, help, about } = textsIn('en');
    const used = new Set(variablesIn(JSON.stringify({ notices, banners, help, about })));
    expect(Object.keys(textFigures()).filter((name) => !used.has(`{${name}}`))).toEqual([]);
  });

  it('must be defined', () => {
    expect(() => filled('{mostStake} and {unknown}', { mostStake: '1' })).toThrow('{unknown}');
  });
});

describe('the checks', () => {
  it('report what a translation has lost', () => {
    const path = 'notices.weekend.title';
    expect(differences(path, 'Pause von Freitag 22:00 bis Sonntag 22:00 UTC.')).toEqual([]);
    expect(differences(path, 'Pause von Freitag 22:00 bis Sonntag 21:00 UTC.')).toHaveLength(1);
    expect(differences(path, ' <b>Pause</b>')).toHaveLength(3);
    expect(differences('products.loan', '{day} Tage')).toHaveLength(1);
    expect(differences('products.other', 'Tage')).toHaveLength(1);
  });
});

describe.each(TEXT_LANGUAGES)('a call in %s', (language) => {
  let mock: Bench;
  beforeAll(async () => {
    mock = await openBench();
    await mock.caller.logIn('trader', READY_PASSWORD);
  });

  const listOf = async (category: number): Promise<readonly Record<string, unknown>[]> => {
    const fields = { c_id: category, lang: language };
    const { message } = await mock.caller.post('news/list', fields);
    const list: unknown = isFields(message) ? message['list'] : undefined;
    return Array.isArray(list) ? list.filter(isFields) : [];
  };

  it.each([4, 5, 6, 19])('returns the texts of category %i in it', async (category) => {
    const rows = await listOf(category);
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, title } of rows) {
      const { message } = await mock.caller.post('news/detail', { id, lang: language });
      expect(message).toMatchObject({ id, title, lang: language, c_id: category });
      expect(Reflect.get(Object(message), 'content')).toMatch(/^<p>.+<\/p>$/su);
    }
  });

  it('returns products, channels and contacts in it', async () => {
    const { products, warnings, projects } = textsIn(language);
    const query = `lang=${language}`;
    const replies = await Promise.all([
      mock.caller.get(`lh/deposit/config?${query}`),
      mock.caller.get(`lh/loan/config?${query}`),
      mock.caller.get(`project?${query}`),
      mock.caller.get(`news/getkf?${query}`),
      mock.caller.get(`wallet/channels?${query}`),
    ]);
    const text = JSON.stringify(replies);
    for (const said of [
      products.depositByInterest,
      filled(products.loan, { days: '30' }),
      projects.harbour.title,
      products.customerService,
      products.bankTransfer,
      warnings.bank,
    ])
      expect(text).toContain(JSON.stringify(said).slice(1, -1));
  });
});
