import { expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { ORDER_TERMS } from '../../../tests/support/seconds-order';
import { focusOf, opensByItself, othersOf, type Selection } from './event-focus';
import type { RunningOrder, SettledOrder } from './order';

const terms = (id: number, symbol: string) => ({
  ...ORDER_TERMS,
  id,
  symbol,
  openedAt: 1000 + id,
});

const runs = (id: number, symbol = 'BTC/USDT'): RunningOrder => ({
  ...terms(id, symbol),
  status: 'running',
  endsAt: 1_031_000,
});

const ended = (id: number, settledAt: number): SettledOrder => ({
  ...terms(id, 'BTC/USDT'),
  status: 'settled',
  settlement: '101',
  outcome: 'win',
  profit: decimal('79.8'),
  settledAt,
});

const selected = (id: number, ...resultsThen: readonly number[]): Selection => ({
  id,
  onScreen: 'BTC/USDT',
  resultsThen: new Set(resultsThen),
});

const focus = (
  running: readonly RunningOrder[],
  results: readonly SettledOrder[],
  selection?: Selection,
) => focusOf({ running, results }, selection, 'BTC/USDT')?.id;

it('shows the newest running order, those of the pair on screen first', () => {
  expect(focus([], [])).toBeUndefined();
  expect(focus([runs(3), runs(4), runs(5, 'ETH/USDT')], [])).toBe(4);
  expect(focus([runs(5, 'ETH/USDT')], [])).toBe(5);
});

it('shows the result that was settled last before running orders', () => {
  expect(focus([runs(9)], [ended(3, 40), ended(2, 50), ended(1, 50)])).toBe(2);
});

it('shows the selected order until another one has its result', () => {
  const results = [ended(2, 50)];
  expect(focus([runs(7), runs(8)], results, selected(7, 2))).toBe(7);
  expect(focus([runs(7)], [ended(8, 60), ...results], selected(7, 2))).toBe(8);
  // Its own result.
  expect(focus([runs(8)], [ended(7, 60), ...results], selected(7, 2))).toBe(7);
  // Dismissed meanwhile.
  expect(focus([runs(8)], results, selected(7, 2))).toBe(2);
});

it('forgets the selection on the screen of another pair', () => {
  const orders = { running: [runs(7), runs(8)], results: [] };
  expect(focusOf(orders, selected(7), 'BTC/USDT')?.id).toBe(7);
  expect(focusOf(orders, selected(7), 'ETH/USDT')?.id).toBe(8);
});

it('opens by itself for the pair on screen and for the selected order', () => {
  const other = runs(5, 'ETH/USDT');
  expect(opensByItself(runs(4), undefined, 'BTC/USDT')).toBe(true);
  expect(opensByItself(other, undefined, 'BTC/USDT')).toBe(false);
  expect(opensByItself(other, selected(5), 'BTC/USDT')).toBe(true);
  // On the screen of a third pair.
  expect(opensByItself(other, selected(5), 'DOGE/USDT')).toBe(false);
});

it('lists the others, results first', () => {
  const orders = { running: [runs(4), runs(3)], results: [ended(2, 50)] };
  expect(othersOf(orders, runs(4)).map(({ id }) => id)).toEqual([2, 3]);
});
