import type { Language } from '@/api/dialects/languages';
import { notAskedLine, withoutLines } from './advice';
import type { Row } from './examine';
import { codeOf, type Dialect } from './probes';
import type { Result } from './judge';
import { indented, wrap } from './wrap';

/** What the doctor found. */
export interface Findings {
  readonly rows: readonly Row[];
  readonly headers: ReadonlySet<string>;
  readonly language: Language;
  readonly dialect: Dialect;
  readonly socket: 3 | 4 | undefined;
}

const MOST_CHARACTERS = 200;
/** Columns of the narrowest usual terminal. */
export const COLUMNS = 80;

/** A text of the server that is safe to print: no control characters, no marks that turn the line around. */
export const printable = (text: string): string => {
  const safe = text.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ');
  return safe.length > MOST_CHARACTERS ? `${safe.slice(0, MOST_CHARACTERS)}…` : safe;
};

const RESULTS: readonly Result[] = [
  'fits',
  'folded',
  'misfit',
  'missing',
  'refused',
  'failed',
  'not asked',
];

const longest = (texts: readonly string[]): number =>
  Math.max(...texts.map(({ length }) => length));

const tableOf = (rows: readonly Row[]): readonly string[] => {
  const width = longest(rows.map(({ call }) => call));
  const wide = longest(RESULTS);
  const indent = width + wide + 4;
  return rows.flatMap(({ call, verdict: { result, details } }) => {
    const [head = '', ...rest] = wrap(details.map(printable).join('; '), COLUMNS - indent);
    return [
      `${call.padEnd(width)}  ${result.padEnd(wide)}  ${head}`.trimEnd(),
      ...rest.map((line) => ' '.repeat(indent) + line),
    ];
  });
};

const dialectLine = (dialect: Dialect): string => {
  if (dialect === 'public') return 'VITE_LANGUAGE_DIALECT=public: the server knows kor, not ko';
  if (dialect === 'both')
    return 'either language dialect: the server answers ko and kor alike; VITE_LANGUAGE_DIALECT=public is not needed';
  if (dialect === 'specification') return 'no VITE_LANGUAGE_DIALECT: the server knows ko, not kor';
  return 'language dialect unknown: no text shows which code of Korean the server knows';
};

const socketLine = (socket: Findings['socket']): string =>
  socket === undefined
    ? 'no data-socket: no socket answers, prices are polled'
    : `data-socket="${socket}" on #root (docs/deploy.md)`;

const countsOf = (rows: readonly Row[]): string =>
  RESULTS.map(
    (result) => `${rows.filter(({ verdict }) => verdict.result === result).length} ${result}`,
  ).join(', ');

/** The printed result, in lines. */
export const reportLines = ({
  rows,
  headers,
  language,
  dialect,
  socket,
}: Findings): readonly string[] => [
  ...tableOf(rows),
  '',
  ...wrap(countsOf(rows), COLUMNS),
  '',
  'What the app hides or does without on this server:',
  ...withoutLines(rows, headers).flatMap((line) => indented(line, 2, COLUMNS)),
  ...indented(notAskedLine(), 2, COLUMNS),
  '',
  'Build and deploy with:',
  ...indented(`${dialectLine(dialect)} (asked in ${codeOf(language, dialect)})`, 2, COLUMNS),
  ...indented(socketLine(socket), 2, COLUMNS),
];
