import { expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { toFile, type ExportWords } from './export';
import type { MoneyRecord } from './model';

const WORDS: ExportWords = {
  column: (name) => name,
  kind: (kind) => kind,
  status: ({ progress }) => progress,
  account: (account) => account,
};

const TOP_UP: MoneyRecord = {
  kind: 'topUp',
  id: 7,
  number: 'T7',
  at: Date.UTC(2026, 2, 2, 9, 5, 7) / 1000,
  rank: 0,
  progress: 'done',
  currency: 'USDT',
  amount: decimal('250'),
  got: undefined,
  from: undefined,
};

const HEADER =
  '\uFEFFtime,kind,number,pair,amount,currency,received,receivedCurrency,fee,feeCurrency,from,status';
const ROW = '2026-03-02T09:05:07Z,topUp,T7,,250,USDT,,,,,,done';

it('writes a line for each record', () => {
  const file = toFile({ records: [TOP_UP], notes: [] }, WORDS);
  expect(file.split('\r\n')).toEqual([HEADER, ROW, '']);
});

it('ends with what is not in it', () => {
  const note = 'The server offers no list of: Transfer, Savings interest';
  const file = toFile({ records: [TOP_UP], notes: [note] }, WORDS);
  expect(file.split('\r\n')).toEqual([HEADER, ROW, `"${note}"`, '']);
});
