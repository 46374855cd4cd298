import { toCsv } from '@/lib/csv';
import type { Result } from './results';

/** The columns of the file, in order. */
export const COLUMNS = [
  'number',
  'product',
  'pair',
  'direction',
  'opened',
  'closed',
  'amount',
  'fee',
  'profit',
  'currency',
] as const;

/** Translated headers and values of the file. */
export interface ExportWords {
  readonly column: (name: (typeof COLUMNS)[number]) => string;
  readonly product: (name: Result['product']) => string;
  readonly direction: (name: Result['direction']) => string;
}

/** `2026-03-02T09:05:07Z`; empty if the time is unknown. */
const isoTime = (seconds: number | undefined): string =>
  seconds === undefined ? '' : `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;

/** Results as CSV for spreadsheets: times in UTC, plain decimals with a point, translated headers. */
export const toFile = (results: readonly Result[], words: ExportWords): string =>
  toCsv([
    COLUMNS.map((name) => words.column(name)),
    ...results.map((result) => [
      String(result.number),
      words.product(result.product),
      result.symbol,
      words.direction(result.direction),
      isoTime(result.openedAt),
      isoTime(result.closedAt),
      result.stake,
      result.fee,
      result.profit,
      result.currency,
    ]),
  ]);

/** The file name, with the date in UTC like its times: `quayside-orders-2026-03-02.csv`. */
export const fileName = (brand: string, now: number): string =>
  `${brand.toLowerCase()}-orders-${isoTime(now).slice(0, 10)}.csv`;
