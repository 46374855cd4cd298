import { describe, expect, it } from 'vitest';
import type { FlashExchangeRow } from '@/api/rows';
import { sentOperation, SENT_AT } from '../../../tests/support/pending/sent-operation';
import { decimal } from '@/domain/money/decimal';
import { EXCHANGE_ROW } from '../../../tests/support/flash-reply';
import { findExchange } from './outcome';
import { exchangeSteps, toRecord } from './record';
import { rateLines } from './use-texts';

const row = (changes: Partial<FlashExchangeRow> = {}): FlashExchangeRow => ({
  ...EXCHANGE_ROW,
  created_time: SENT_AT,
  handled_time: SENT_AT,
  ...changes,
});

describe('a record', () => {
  it('has the rate that was accepted, which rounded amounts do not give', () => {
    // 0.05 / 2 = 0.025, booked with two decimals from a rate of 0.02345
    const cents = { num: '2.00', absolute_quantity: '0.05', fee: '0.00' };
    const exact = toRecord(row({ ...cents, rate: '0.02345' }));
    expect(exact).toMatchObject({ rate: '0.02345', isRateAbout: false });
    expect(toRecord(row(cents))).toMatchObject({ rate: '0.025', isRateAbout: true });
  });

  it('says of a rate that was worked out that it is not exact', () => {
    expect(rateLines('USDT', 'BTC', decimal('0.025'))).toEqual({
      there: '1 USDT = 0.025 BTC',
      back: '1 BTC = 40.00 USDT',
    });
    expect(rateLines('USDT', 'BTC', decimal('0.025'), true)).toEqual({
      there: '1 USDT ≈ 0.025 BTC',
      back: '1 BTC ≈ 40.00 USDT',
    });
  });

  it('has the rate of its amounts, before the fee, if the server sends none', () => {
    // (0.00148381 + 0.00000149) / 100
    expect(toRecord(row())).toMatchObject({
      status: 'done',
      given: '100',
      received: '0.00148381',
      fee: '0.00000149',
      rate: '0.000014853',
    });
    expect(toRecord(row({ num: '0' })).rate).toBeUndefined();
    // What was received is after a fee that nobody states.
    expect(toRecord(row({ fee: null }))).toMatchObject({ fee: undefined, rate: undefined });
  });

  it('that was done at once has one step', () => {
    expect(exchangeSteps(toRecord(row()))).toEqual([
      { status: 'done', state: 'done', at: SENT_AT },
    ]);
    expect(exchangeSteps(toRecord(row({ handled_time: null })))).toHaveLength(1);
  });

  it.each([
    [0, null, ['pending current', 'done ahead']],
    [1, SENT_AT + 60, ['pending done', 'done done']],
    [2, SENT_AT + 60, ['pending done', 'rejected failed']],
  ] as const)('that a server reviews, status %s, tells its steps', (status, handled, steps) => {
    const record = toRecord(row({ status, handled_time: handled }));
    expect(exchangeSteps(record).map((step) => `${step.status} ${step.state}`)).toEqual(steps);
  });
});

describe('an exchange whose reply was lost', () => {
  const operation = sentOperation({
    operationId: 'submitFlashExchange',
    body: { l_currency_id: 3, r_currency_id: 1, num: '100', price: '1', quote_id: 'q-1' },
  });
  it.each([
    ['is done: a new record of its terms is listed', operation, [row()], 'done'],
    ['is done, whatever price the record has', operation, [row({ price: '1.01' })], 'done'],
    ['is not done: nothing is listed', operation, [], 'not-done'],
    ['is not done: an older one', { ...operation, idsBefore: [61] }, [row()], 'not-done'],
    ['is not done: another amount', operation, [row({ num: '100.01' })], 'not-done'],
    ['is not done: another currency', operation, [row({ right_currency_id: 2 })], 'not-done'],
    [
      'is unknown: alike, but of before',
      operation,
      [row({ created_time: SENT_AT - 1 })],
      'unknown',
    ],
  ] as const)('%s', (_name, sent, rows, state) => {
    expect(findExchange(sent, { rows, limit: 100 }).state).toBe(state);
  });
});
