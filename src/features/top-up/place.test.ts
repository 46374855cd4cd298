import { describe, expect, it } from 'vitest';
import type { TopUpChannelRow } from '@/api/rows';
import { toChannel } from './channel';
import { firstStepOn, placeOf, stepBefore, stepPath } from './place';

const row = (id: number, currency: number, network: string): TopUpChannelRow => ({
  id,
  kind: 'network',
  name: network,
  currency,
  network,
  memo_required: network === 'TON' ? 1 : 0,
});
const [trc20, ton, bitcoin] = [row(1, 3, 'TRC20'), row(8, 3, 'TON'), row(3, 1, 'Bitcoin')].map(
  toChannel,
);
if (trc20 === undefined || ton === undefined || bitcoin === undefined) throw new Error('no rows');
const CHANNELS = [trc20, ton, bitcoin];

const at = (query: string) => placeOf(new URLSearchParams(query), CHANNELS);

describe('an address', () => {
  it.each([
    ['', { step: 'currency' }],
    ['currency=9', { step: 'currency' }],
    ['currency=x', { step: 'currency' }],
    ['currency=3', { step: 'channel', currencyId: 3 }],
    // The channel of another currency.
    ['currency=3&channel=3&step=pay', { step: 'channel', currencyId: 3 }],
    ['currency=3&channel=8', { step: 'pay', channel: ton }],
    ['currency=3&channel=8&step=memo', { step: 'memo', channel: ton }],
    ['currency=3&channel=1&step=report', { step: 'report', channel: trc20 }],
    ['currency=3&channel=1&step=nonsense', { step: 'pay', channel: trc20 }],
    // As a record names it.
    ['currency=3&network=TON&step=report', { step: 'report', channel: ton }],
    ['currency=3&network=XRP&step=report', { step: 'channel', currencyId: 3 }],
  ])('"%s" is a step', (query, place) => {
    expect(at(query)).toEqual(place);
  });

  it('of a step leads to it', () => {
    expect(at(stepPath(ton, 'memo').split('?')[1] ?? '')).toEqual({ step: 'memo', channel: ton });
  });

  it.each([
    ['', undefined],
    ['currency=3', '/pages/assets/topup'],
    ['currency=3&channel=8&step=pay', '/pages/assets/topup?currency=3'],
    ['currency=3&channel=8&step=report', '/pages/assets/topup?currency=3&channel=8&step=pay'],
  ])('"%s" has one before it: %s', (query, before) => {
    expect(stepBefore(new URLSearchParams(query))).toBe(before);
  });
});

it('the memo comes before the address', () => {
  expect([trc20, ton].map(firstStepOn)).toEqual(['pay', 'memo']);
});
