import { describe, expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { openBench } from '@mocks/testing/gated-backend';
import { isFields } from '@mocks/manners/fields';
import { MANNERS, type MannerName } from '@mocks/manners/manners';
import { withManner } from '@mocks/manners/with-manner';
import { READY_PASSWORD } from '@mocks/scenarios/ready-accounts';
import type { LeverageTermsRow } from '@/api/rows';
import { isTold, marginCurrencyOf, toTerms, type PairCosts } from './terms';

/** What `lever/deal` of a real server has at least. */
const BARE: LeverageTermsRow = {
  lever_share_limit: { min: 1, max: 500 },
  multiple: { muit: [{ value: 10 }] },
  last_price: '50000',
  user_lever: '1000',
};
const PAIR: PairCosts = {
  lever_share_num: '0.01',
  lever_trade_fee: '0.05',
  overnight: '0.02',
  spread: '1.2',
};
const NONE: PairCosts = {};
const LIMITS: PairCosts = { lever_min_share: 5, lever_max_share: 50 };

describe('the costs of a pair', () => {
  it('come from its row where the terms do not have them', () => {
    const { position, spread, unknown } = toTerms(BARE, 'BTC/USDT', PAIR);
    expect(position).toMatchObject({
      lotSize: '0.01',
      feePercent: '0.05',
      overnightPercent: '0.02',
    });
    expect([spread, unknown]).toEqual(['1.2', []]);
  });

  it('come from the terms first: they are newer', () => {
    const { position, spread } = toTerms(
      { ...BARE, lever_share_num: '1', spread: '2' },
      'BTC/USDT',
      PAIR,
    );
    expect([position.lotSize, position.feePercent, spread]).toEqual(['1', '0.05', '2']);
  });

  it('are named one by one if nobody tells them, and none is taken for nothing', () => {
    const all = ['lotSize', 'fee', 'night', 'spread'];
    expect(toTerms(BARE, 'BTC/USDT', undefined).unknown).toEqual(all);
    expect(toTerms(BARE, 'BTC/USDT', NONE).unknown).toEqual(all);
    const free = toTerms({ ...BARE, lever_trade_fee: '0' }, 'BTC/USDT', { ...NONE, spread: '0' });
    expect(free.unknown).toEqual(['lotSize', 'night']);
    expect([isTold(free, 'fee', 'spread'), isTold(free, 'fee', 'night')]).toEqual([true, false]);
  });

  it('limit the lots as the terms say, else as the row of the pair does', () => {
    const { lever_share_limit: _limit, ...unlimited } = BARE;
    expect(toTerms(BARE, 'BTC/USDT', LIMITS).lots).toEqual({ minimum: 1, maximum: 500 });
    expect(toTerms(unlimited, 'BTC/USDT', LIMITS).lots).toEqual({ minimum: 5, maximum: 50 });
    expect(toTerms(unlimited, 'BTC/USDT', NONE).lots).toEqual({
      minimum: undefined,
      maximum: undefined,
      step: undefined,
    });
  });

  it.each(['plain', 'older'] as const satisfies readonly MannerName[])(
    'stand in the row of the pair alone on a server with the manner %s',
    async (name) => {
      const bench = await openBench();
      const backend = withManner(bench.backend, MANNERS[name]);
      const ask = async (method: string, path: string, fields?: object, token = '') => {
        const response = await backend.handle(
          new Request(`http://mock.invalid/api/${path}`, {
            method,
            headers: { 'content-type': 'application/json', authorization: token },
            ...(fields && { body: JSON.stringify(fields) }),
          }),
        );
        const body: unknown = await response.json();
        return isFields(body) ? body['message'] : undefined;
      };
      const login = { user_string: 'trader', password: READY_PASSWORD };
      const token = String(await ask('POST', 'user/login', login));
      const terms = await ask('POST', 'lever/deal', { currency_id: 1, legal_id: 3 }, token);
      if (!isFields(terms)) throw new Error('no terms');
      const costs = ['lever_share_num', 'lever_trade_fee', 'overnight', 'spread'];
      expect(costs.filter((cost) => cost in terms)).toEqual([]);
      expect('lever_share_limit' in terms).toBe(name === 'plain');
      const text = JSON.stringify(await ask('GET', 'currency/quotation_new'));
      const limits = ['lever_min_share', 'lever_max_share', 'is_display'];
      for (const field of [...costs, ...limits]) expect(text).toContain(`"${field}":`);
      expect(text.includes('HIDDEN')).toBe(name === 'older');
    },
  );
});

it('a lot of unknown size counts as one unit, which no figure shows', () => {
  expect(toTerms(BARE, 'BTC/USDT', NONE).position.lotSize).toBe(decimal('1'));
});

it('counts margin in USDT where the server tells the worth of the quote currency alone', () => {
  const inUsdt = { ...BARE, ustd_price: '1.08' };
  expect(toTerms(inUsdt, 'BTC/EUR', NONE)).toMatchObject({
    currency: 'USDT',
    position: { rate: '1.08' },
  });
  expect(marginCurrencyOf({ ...inUsdt, margin_currency_name: 'EUR' }, 'GBP')).toBe('EUR');
  expect(marginCurrencyOf(BARE, 'EUR')).toBe('EUR');
});

it.each([
  // 0.0073981712 x 135.168 = 1: the rate is the inverse of this pair's price.
  ['USD/JPY', '135.168', '0.0073981712', '0.008'],
  ['USDT/CHF', '0.8', '1.25', '0.008'],
  // A rate of its own, eleven percent off.
  ['USD/JPY', '135.168', '0.0066', undefined],
  // A dollar has no rate that could move, another base none that moves with this price.
  ['USDC/USDT', '1.0001', '1', undefined],
  ['EUR/JPY', '160', '0.0073981712', undefined],
  ['ADA/EUR', '0.925', '1.08', undefined],
])('the rate of %s at %s, %s, moves with its price: %s', (symbol, last, rate, spread) => {
  const row = { ...BARE, last_price: last, ustd_price: rate, spread: '0.008' };
  expect(toTerms(row, symbol, undefined).position.inverseSpread).toBe(spread);
});

it('a loss beyond the account is the house’s only where the server says so', () => {
  expect(toTerms(BARE, 'BTC/USDT', NONE).isLossCovered).toBe(false);
  const covered = { ...BARE, negative_balance_protection: 1 } as const;
  expect(toTerms(covered, 'BTC/USDT', NONE).isLossCovered).toBe(true);
});
