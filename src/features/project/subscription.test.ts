import { expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { heldOf, type Subscription } from './subscription';

const paidBy = (pay: string | undefined, cost: string, changes: Partial<Subscription> = {}) => ({
  id: 1,
  number: '1',
  projectId: 1,
  title: 'Harbour',
  units: decimal('10'),
  unit: 'HBR',
  price: decimal('1'),
  cost: decimal(cost),
  pay,
  status: 'paid' as const,
  subscribedAt: 0,
  deliversAt: 0,
  ...changes,
});

it('adds up what is held for subscriptions by the currency that paid, until the units come', () => {
  const held = heldOf([
    paidBy('USDT', '44.10'),
    paidBy('USDT', '89.20', { status: 'applied' }),
    paidBy('ETH', '0.5'),
    paidBy('USDT', '1000', { status: 'delivered' }),
    // A server that does not say who paid.
    paidBy(undefined, '7'),
  ]);
  // 44.10 + 89.20
  expect([...held]).toEqual([
    ['USDT', '133.3'],
    ['ETH', '0.5'],
  ]);
  expect(heldOf([]).size).toBe(0);
});
