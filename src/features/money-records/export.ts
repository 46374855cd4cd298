import { toCsv } from '@/lib/csv';
import { saveFile } from '@/lib/save-file';
import type { Kind, MoneyRecord } from './model';

/** The columns of the file, in order. */
export const COLUMNS = [
  'time',
  'kind',
  'number',
  'pair',
  'amount',
  'currency',
  'received',
  'receivedCurrency',
  'fee',
  'feeCurrency',
  'from',
  'status',
] as const;

/** Translated headers and values of the file. */
export interface ExportWords {
  readonly column: (name: (typeof COLUMNS)[number]) => string;
  readonly kind: (kind: Kind) => string;
  readonly status: (record: MoneyRecord) => string;
  readonly account: (account: NonNullable<MoneyRecord['from']>) => string;
}

/** `2026-03-02T09:05:07Z`; empty if the time is unknown. */
const isoTime = (seconds: number | undefined): string =>
  seconds === undefined ? '' : `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;

/** What goes into the file. */
interface FileContent {
  readonly records: readonly MoneyRecord[];
  /** Say at its end what is not in it. */
  readonly notes: readonly string[];
}

/** Records as CSV for spreadsheets: times in UTC, plain decimals with a point, translated headers. */
export const toFile = ({ records, notes }: FileContent, words: ExportWords): string =>
  toCsv([
    COLUMNS.map((name) => words.column(name)),
    ...records.map((record) => [
      isoTime(record.at),
      words.kind(record.kind),
      record.number,
      record.trade?.pair ?? '',
      record.amount,
      record.currency,
      record.got?.amount ?? '',
      record.got?.currency ?? '',
      record.fee?.amount ?? '',
      record.fee?.currency ?? '',
      record.from === undefined ? '' : words.account(record.from),
      words.status(record),
    ]),
    ...notes.map((note) => [note]),
  ]);

/** The file name, with the date in UTC like its times: `quayside-money-2026-03-02.csv`. `now` in epoch seconds. */
const fileName = (brand: string, now: number): string =>
  `${brand.toLowerCase()}-money-${isoTime(now).slice(0, 10)}.csv`;

/** Saves records as a file of that name. `now` in epoch seconds. */
export const saveRecords = (
  content: FileContent,
  brand: string,
  now: number,
  words: ExportWords,
): void => saveFile(fileName(brand, now), toFile(content, words), 'text/csv;charset=utf-8');
