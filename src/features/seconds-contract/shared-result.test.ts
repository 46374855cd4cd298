import { afterEach, expect, it } from 'vitest';
import { LANGUAGE_NUMBERS } from '@/domain/format/number-style';
import { setNumberStyle } from '@/domain/format/numbers';
import { decimal } from '@/domain/money/decimal';
import type { SettledOrder } from './order';
import { sharedResult } from './shared-result';

const order: SettledOrder = {
  id: 501,
  pairId: 1,
  symbol: 'BTC/USDT',
  direction: 'up',
  seconds: 30,
  stake: decimal('4321.00'),
  fee: decimal('0.20'),
  payoutPercent: decimal('80'),
  currency: 'USDT',
  entry: '67123.40',
  // 2026-03-02 09:00:00 UTC.
  openedAt: 1_772_442_000,
  status: 'settled',
  settlement: '67130.00',
  outcome: 'win',
  profit: decimal('79.8'),
  settledAt: 1_772_442_030,
};

const texts = {
  title: 'Seconds contract · BTC/USDT · Up · 30s',
  entry: 'Entry price',
  settlement: 'Settlement price',
  profit: 'Profit or loss after fee',
  notes: [],
};

afterEach(() => setNumberStyle(LANGUAGE_NUMBERS.en));

it('names prices, UTC times and the result, and nothing of the account', () => {
  expect(sharedResult(order, texts)).toBe(
    `Seconds contract · BTC/USDT · Up · 30s
Entry price 67,123.40 · 2026-03-02 09:00:00 UTC
Settlement price 67,130.00 · 2026-03-02 09:00:30 UTC
Profit or loss after fee +79.80 USDT`,
  );
});

it.each([
  ['-100.2', 'Profit or loss after fee −100.20 USDT'],
  ['0', 'Profit or loss after fee 0.00 USDT'],
])('names a result of %s as plainly as a win', (profit, line) => {
  const text = sharedResult({ ...order, outcome: 'lose', profit: decimal(profit) }, texts);
  expect(text.split('\n').at(-1)).toBe(line);
});

it('writes numbers as the screen does in the language of the user', () => {
  setNumberStyle(LANGUAGE_NUMBERS.de);
  const lost = { ...order, outcome: 'lose', profit: decimal('-1120.24') } as const;
  expect(sharedResult(lost, texts).split('\n').slice(1)).toEqual([
    'Entry price 67.123,40 · 2026-03-02 09:00:00 UTC',
    'Settlement price 67.130,00 · 2026-03-02 09:00:30 UTC',
    'Profit or loss after fee −1.120,24 USDT',
  ]);
});

it('leaves out times that the server does not send, and marks an unknown price', () => {
  const partly = { ...order, openedAt: undefined, settlement: undefined, settledAt: undefined };
  expect(sharedResult(partly, texts).split('\n').slice(1, 3)).toEqual([
    'Entry price 67,123.40',
    'Settlement price --',
  ]);
});

it('ends with its notes, such as that of a demo account', () => {
  const notes = ['Demo account with play money.', 'Simulated prices and money.'];
  expect(
    sharedResult(order, { ...texts, notes })
      .split('\n')
      .slice(-2),
  ).toEqual(notes);
});
