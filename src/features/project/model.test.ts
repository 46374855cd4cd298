import { expect, it } from 'vitest';
import type { ProjectRow, SubscriptionRow } from '@/api/rows';
import { decimal, ZERO } from '@/domain/money/decimal';
import { inOrder, previewOf, problemOf, shareOf, soldShare, stageAt, toProject } from './model';
import { ownUnits, subscriptionSteps, toSubscription } from './subscription';

const ROW: ProjectRow = {
  id: 34_102,
  title: 'Lighthouse',
  amount: '1000000',
  total_sell: '250000',
  // Some servers send what is left.
  percentage: '75.00',
  currency_name: 'LGT',
  pay_currency_name: 'USDT',
  price: '1.333',
  min: '100',
  max: '20000',
  user_has_money: '10000.00',
  start_at: '2026-02-06 00:00:00',
  end_at: '2026-03-08 00:00:00',
  start_time: 1_770_336_000,
  end_time: 1_772_928_000,
  time_status: 2,
};
const { user_has_money: _money, ...FOR_VISITORS } = ROW;
const { price: _price, ...UNPRICED } = ROW;
const { end_time: _end, ...WITHOUT_TIMES } = ROW;
const project = (changes: Partial<ProjectRow> = {}) => toProject({ ...ROW, ...changes });

it('units cost their price, rounded up to the decimals of the balance', () => {
  // 101 x 1.333 = 134.633; 10,000.00 - 134.64 = 9,865.36
  expect(previewOf('101', project())).toEqual({
    units: '101',
    price: '1.333',
    cost: '134.64',
    availableAfter: '9865.36',
  });
  expect(previewOf('101', toProject(FOR_VISITORS))?.cost).toBe('134.633');
  for (const typed of ['', '0', '-1', '100.5', 'x'])
    expect(previewOf(typed, project())).toBeUndefined();
  expect(previewOf('101', toProject(UNPRICED))).toBeUndefined();
});

it.each([
  ['100.5', '0', {}, 'amount_wrong'],
  ['99', '0', {}, 'quantity_below_minimum'],
  ['100', '0', {}, undefined],
  ['7501', '0', {}, undefined],
  // 7,502 x 1.333 = 10,000.166
  ['7502', '0', {}, 'wallet_insufficient'],
  ['501', '19500', {}, 'order_above_maximum'],
  ['500', '19500', {}, undefined],
  ['301', '0', { amount: '250300' }, 'order_above_maximum'],
  ['100', '0', { amount: '250000' }, 'project_full'],
  ['100', '0', { places_left: 0 }, 'project_full'],
  // Somebody who takes part has a place.
  ['100', '100', { places_left: 0 }, undefined],
] as const)('%s units beside %s own ones, %o: %s', (typed, own, changes, problem) => {
  expect(problemOf(typed, project(changes), decimal(own))).toBe(problem);
});

it('a balance that is not told refuses nothing, and 0 is no maximum', () => {
  const open = toProject({ ...FOR_VISITORS, max: '0' });
  expect(problemOf('99999', open, ZERO)).toBeUndefined();
});

it('Max is the least of the balance, the units left and what the person may still have', () => {
  // 10,000 / 1.333 = 7,501.8
  expect(shareOf('100', project(), ZERO)).toBe('7501');
  expect(shareOf('50', project(), ZERO)).toBe('3750');
  expect(shareOf('100', project({ amount: '250300' }), ZERO)).toBe('300');
  expect(shareOf('100', project(), decimal('19500'))).toBe('500');
  expect(shareOf('100', toProject(FOR_VISITORS), ZERO)).toBeUndefined();
});

it('what is sold is counted here, and is 100 percent only if nothing is left', () => {
  expect(soldShare(project())).toBe('25');
  expect(soldShare(project({ total_sell: '999999' }))).toBe('99.9');
  expect(soldShare(project({ total_sell: '1000000' }))).toBe('100');
});

const at = (now: number) => stageAt(project(), now);

it('a project starts and ends by the clock, to the second', () => {
  expect([at(1_770_335_999), at(1_770_336_000)]).toEqual(['upcoming', 'running']);
  expect([at(1_772_927_999), at(1_772_928_000)]).toEqual(['running', 'ended']);
  expect(stageAt(toProject({ ...WITHOUT_TIMES, time_status: 3 }), 0)).toBe('ended');
});

it('projects that are open come first, those that have ended last', () => {
  const ended = project({ id: 1, end_time: 1_770_336_001 });
  const full = project({ id: 2, places_left: 0 });
  const open = project({ id: 3 });
  const later = project({ id: 4, start_time: 1_772_900_000 });
  const ids = inOrder([ended, full, later, open], 1_772_442_000).map(({ id }) => id);
  expect(ids).toEqual([3, 4, 2, 1]);
});

it('a maximum that is not told is unknown, and not none', () => {
  expect(toProject({ ...ROW, max: '0' }).isMaximumKnown).toBe(true);
  const { max: _max, ...silent } = { ...ROW, max: '5' };
  expect(toProject(silent)).toMatchObject({ isMaximumKnown: false, maximum: '0' });
});

it('a row of another server is shown as far as it goes', () => {
  const sparse: SubscriptionRow = {
    id: 7,
    name: 'Lighthouse',
    coin_amount: '101.00000000',
    status: 1,
    created_at: '2026-03-02 09:00:00',
  };
  const shown = toSubscription(sparse);
  expect(shown).toMatchObject({ number: '7', units: '101', status: 'applied', cost: undefined });
  expect(ownUnits([shown], 34_102)).toBe('0');
  expect(subscriptionSteps(shown)).toEqual([
    { status: 'applied', state: 'current', at: 1_772_442_000 },
    { status: 'paid', state: 'ahead', at: undefined },
    { status: 'delivered', state: 'ahead', at: undefined },
  ]);
  // When it was paid is not known, only when it was applied for.
  expect(subscriptionSteps(toSubscription({ ...sparse, status: 2 }))).toEqual([
    { status: 'applied', state: 'done', at: 1_772_442_000 },
    { status: 'paid', state: 'current', at: undefined },
    { status: 'delivered', state: 'ahead', at: undefined },
  ]);
});
