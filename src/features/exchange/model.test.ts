import { describe, expect, it } from 'vitest';
import { decimal as d } from '@/domain/money/decimal';
import { FLASH_REPLY, flashReply } from '../../../tests/support/flash-reply';
import {
  balancesAfter,
  canSwap,
  draftToRepeat,
  EMPTY_DRAFT,
  isAsking,
  offerOf,
  pairOf,
  parseDraft,
  previewOf,
  problemOf,
  startWith,
  toCurrencies,
  toRate,
  withGet,
  withGive,
  withShare,
  type ExchangePair,
  type ExchangeRate,
} from './model';

const LISTS = toCurrencies(FLASH_REPLY);
const USDT = 3;
const BTC = 1;
const ETH = 2;

const pair = (giveId: number, getId: number): ExchangePair => {
  const found = pairOf({ ...EMPTY_DRAFT, giveId, getId }, LISTS);
  if (found === undefined) throw new Error('nothing can be exchanged');
  return found;
};
const rateOf = (giveId: number, getId: number, rate: string): ExchangeRate => {
  const found = toRate(flashReply(giveId, getId, rate), giveId, getId);
  if (found === undefined) throw new Error('no rate');
  return found;
};

describe('the preview of an exchange', () => {
  it('rounds what is received down and the fee up, to the decimals of that currency', () => {
    // 100 x 0.000014853 = 0.0014853; 0.1 % = 0.0000014853, up to 0.00000149; 0.00148381 left
    expect(previewOf('100', pair(USDT, BTC), rateOf(USDT, BTC, '0.000014853'))).toEqual({
      given: '100',
      received: '0.00148381',
      fee: '0.00000149',
      isAbout: false,
    });
    // 0.05 x 67000.5 = 3350.025, down to 3350.02; 0.1 % = 3.35002, up to 3.36; 3346.66 left
    expect(previewOf('0.05', pair(BTC, USDT), rateOf(BTC, USDT, '67000.5'))).toMatchObject({
      received: '3346.66',
      fee: '3.36',
    });
  });

  it('shows both balances before and after', () => {
    const chosen = pair(USDT, BTC);
    const preview = previewOf('100', chosen, rateOf(USDT, BTC, '0.000014853'));
    // 2480.55 - 100; 0.0421 + 0.00148381
    expect(preview && balancesAfter(chosen, preview)).toEqual({
      give: { before: '2480.55', after: '2380.55' },
      get: { before: '0.0421', after: '0.04358381' },
    });
  });

  it.each(['', '0', '-1', 'abc'])('is missing for "%s"', (amount) => {
    expect(previewOf(amount, pair(USDT, BTC), rateOf(USDT, BTC, '0.000014853'))).toBeUndefined();
    expect(isAsking(amount)).toBe(false);
  });
});

describe('a server without quotes', () => {
  const { quote: _quote, ...unquoted } = FLASH_REPLY;

  it('exchanges at the ratio of its prices, which is only about', () => {
    const rate = toRate(unquoted, ETH, USDT);
    // 2500 / 1; price 2500 is sent
    expect(rate).toEqual({
      quoteId: undefined,
      rate: '2500',
      price: '2500',
      feePercent: undefined,
      expiresAt: undefined,
    });
    expect(rate && previewOf('0.1', pair(ETH, USDT), rate)).toEqual({
      given: '0.1',
      received: '250',
      fee: '0',
      isAbout: true,
    });
  });

  it('has no rate for a currency that it does not list, or that is worth nothing', () => {
    expect(toRate(unquoted, ETH, 99)).toBeUndefined();
    const right = unquoted.right.map((row) => ({ ...row, price: '0' }));
    expect(toRate({ ...unquoted, right }, ETH, USDT)).toBeUndefined();
  });

  it('a quote for other currencies is none', () => {
    expect(toRate(FLASH_REPLY, ETH, BTC)).toBeUndefined();
  });

  it('what a quote gives is about if it does not say its fee', () => {
    const rate = { ...rateOf(USDT, BTC, '0.000014853'), feePercent: undefined };
    expect(previewOf('100', pair(USDT, BTC), rate)).toMatchObject({
      received: '0.0014853',
      isAbout: true,
    });
  });
});

describe('a typed amount', () => {
  it.each([
    ['9.99', 'quantity_below_minimum'],
    ['10', undefined],
    ['50000.01', 'order_above_maximum'],
    ['2480.55', undefined],
    ['2480.56', 'wallet_insufficient'],
    ['10.001', 'amount_wrong'],
    ['ten', 'amount_wrong'],
    ['0', 'not_positive'],
    ['', undefined],
  ] as const)('of %s USDT: %s', (amount, code) => {
    expect(problemOf(amount, pair(USDT, BTC), undefined)).toBe(code);
  });

  it.each(['9.99', '50000.01', '2480.56', '10.001'])('of %s USDT is promised nothing', (amount) => {
    const rate = rateOf(USDT, BTC, '0.000014853');
    expect(offerOf(amount, pair(USDT, BTC), rate)).toBeUndefined();
  });

  it('that can be exchanged is promised what it gives', () => {
    expect(offerOf('100', pair(USDT, BTC), rateOf(USDT, BTC, '0.000014853'))?.received).toBe(
      '0.00148381',
    );
  });

  it('that gives nothing is too small', () => {
    // 0.001 x 2 = 0.002 USDT, down to 0
    expect(problemOf('0.001', pair(ETH, USDT), rateOf(ETH, USDT, '2'))).toBe(
      'quantity_below_minimum',
    );
  });

  it('has no maximum if the server has none, or 0', () => {
    expect(problemOf('1', pair(ETH, USDT), undefined)).toBe('wallet_insufficient');
    expect(problemOf('1', pair(BTC, USDT), undefined)).toBe('wallet_insufficient');
  });
});

describe('a share of the balance', () => {
  it.each([
    // 620.1375 down
    ['25', USDT, '620.13'],
    ['100', USDT, '2480.55'],
    ['50', BTC, '0.02105'],
  ])('%s %% of currency %s is %s', (percent, id, amount) => {
    expect(withShare(EMPTY_DRAFT, pair(id, id === BTC ? USDT : BTC), percent).amount).toBe(amount);
  });

  it('is no more than the maximum', () => {
    const { give, get } = pair(USDT, BTC);
    const rich = { give: { ...give, available: d('80000') }, get };
    expect(withShare(EMPTY_DRAFT, rich, '100').amount).toBe('50000');
  });
});

describe('the pair of a form', () => {
  it('starts with the currency that it is opened for, without the amount of another one', () => {
    const draft = { giveId: USDT, getId: BTC, amount: '100' };
    expect(startWith(draft, LISTS, BTC)).toEqual({ giveId: BTC, getId: USDT, amount: '' });
    expect(startWith(draft, LISTS, USDT)).toEqual(draft);
    expect(startWith(draft, LISTS, 999)).toEqual(draft);
  });

  it('is at first what is held, for the first other currency', () => {
    expect(pairOf(EMPTY_DRAFT, LISTS)).toMatchObject({ give: { id: USDT }, get: { id: BTC } });
  });

  it('is never a currency for itself', () => {
    expect(pair(BTC, BTC)).toMatchObject({ give: { id: BTC }, get: { id: USDT } });
  });

  it('falls back to what is offered', () => {
    expect(pair(99, 98)).toMatchObject({ give: { id: USDT }, get: { id: BTC } });
    expect(pairOf(EMPTY_DRAFT, { given: LISTS.given, got: [] })).toBeUndefined();
  });

  it('is swapped by choosing the other one of it, which empties the amount', () => {
    const draft = { giveId: USDT, getId: BTC, amount: '100' };
    const chosen = pair(USDT, BTC);
    const swapped = { giveId: BTC, getId: USDT, amount: '' };
    expect(withGive(draft, chosen, BTC)).toEqual(swapped);
    expect(withGet(draft, chosen, USDT)).toEqual(swapped);
    expect(withGet(draft, chosen, ETH)).toEqual({ ...draft, getId: ETH });
    expect(canSwap(chosen, LISTS)).toBe(true);
    expect(canSwap(chosen, { ...LISTS, given: [chosen.give] })).toBe(false);
  });
});

it('a form is stored and filled in again with an earlier exchange', () => {
  const draft = draftToRepeat({ giveId: USDT, getId: BTC, given: d('100.00') });
  expect(draft).toEqual({ giveId: USDT, getId: BTC, amount: '100' });
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(parseDraft({ amount: 5 })).toBeUndefined();
});
