import { describe, expect, it } from 'vitest';
import type { TopUpRow } from '@/api/rows';
import { expectedAt, fitsFilter, toTopUp, topUpSteps } from './record';
import { draftToRepeat, repeatPath } from './repeat';

const ROW: TopUpRow = {
  id: 42,
  amount: '500.00',
  currency_id: 3,
  currency_name: 'USDT',
  status: 3,
  type: 0,
  sub_type: 'TRC20',
  channel_name: 'TRC20',
  minutes: 5,
  address: 'T1',
  user_account: '/upload/a.jpg',
  hash: 'tx-0002',
  remark: 'No such payment was found.',
  created_at: '2026-03-02 09:00:00',
  created_time: 1000,
  handled_time: 1015,
  history: [
    { status: 1, time: 1000 },
    { status: 3, time: 1015 },
  ],
};
const failed = toTopUp(ROW);
const open = toTopUp({ ...ROW, status: 0, history: [{ status: 0, time: 1000 }] });

describe('a record', () => {
  it('without the additions of a server shows what there is', () => {
    const { channel_name: _a, minutes: _b, history: _c, created_time: _d, ...bare } = ROW;
    expect(toTopUp(bare)).toMatchObject({ channel: 'TRC20', minutes: undefined, history: [] });
    expect(expectedAt(toTopUp({ ...bare, status: 1 }))).toBeUndefined();
  });

  it('by bank has its payee, reference and payment; what the server leaves out is hidden, never 0', () => {
    const byBank = {
      type: 7,
      sub_type: null,
      address: null,
      memo: 'QS-10001',
      account_name: 'Quayside Ltd',
      account_number: 'DE89',
      bank_name: 'Example Bank',
      pay_currency: 'EUR',
      exchange_rate: '0.93',
      pay_number: '465.00',
    };
    expect(toTopUp({ ...ROW, ...byBank })).toMatchObject({
      memo: 'QS-10001',
      bank: { payee: 'Quayside Ltd', account: 'DE89', name: 'Example Bank' },
      payment: { currency: 'EUR', amount: '465', rate: '0.93' },
    });
    expect(toTopUp({ ...ROW, type: 7, sub_type: null, account_name: null })).toMatchObject({
      memo: undefined,
      bank: { payee: undefined, account: undefined, name: undefined },
      payment: undefined,
    });
    const noRate = toTopUp({ ...ROW, pay_currency: 'EUR', pay_number: '465.00' });
    expect(noRate.payment).toMatchObject({ amount: '465', rate: undefined });
    expect(toTopUp({ ...ROW, pay_currency: 'EUR', exchange_rate: '1' }).payment).toBeUndefined();
  });

  it.each([
    ['/upload/a.jpg', '/upload/a.jpg'],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    // The payer.
    ['Ada Berg', undefined],
    ['', undefined],
    [null, undefined],
  ])('with %s has the screenshot %s', (user_account, receipt) => {
    expect(toTopUp({ ...ROW, user_account }).receipt).toBe(receipt);
  });

  it('is open until it is decided', () => {
    const filters = ['all', 'open', 'success', 'failed'] as const;
    expect(filters.filter((filter) => fitsFilter(open, filter))).toEqual(['all', 'open']);
    expect(filters.filter((filter) => fitsFilter(failed, filter))).toEqual(['all', 'failed']);
  });

  it('is expected after the usual minutes of its channel, while it is open', () => {
    expect(expectedAt(open)).toBe(1000 + 5 * 60);
    expect(expectedAt(failed)).toBeUndefined();
  });
});

describe('the timeline', () => {
  it('follows the history and shows what is ahead', () => {
    expect(topUpSteps(open)).toEqual([
      { status: 'callback', state: 'current', at: 1000 },
      { status: 'review', state: 'ahead', at: undefined },
      { status: 'success', state: 'ahead', at: undefined },
    ]);
    expect(topUpSteps(failed).map(({ status, state }) => [status, state])).toEqual([
      ['review', 'done'],
      ['failed', 'failed'],
    ]);
  });

  it('without a history says what the status says', () => {
    expect(topUpSteps({ ...failed, history: [] })).toEqual([
      { status: 'review', state: 'done', at: 1000 },
      { status: 'failed', state: 'failed', at: 1015 },
    ]);
  });
});

describe('a failed one reported again', () => {
  it('fills in amount, transaction id and screenshot', () => {
    expect(draftToRepeat(failed)).toEqual({
      amount: '500.00',
      hash: 'tx-0002',
      receipt: { path: '/upload/a.jpg', name: '' },
      isMemoNoted: true,
    });
  });

  it('opens the form of its channel', () => {
    const form = '/pages/assets/topup?currency=3';
    expect(repeatPath(failed)).toBe(`${form}&network=TRC20&step=report`);
    expect(repeatPath({ ...failed, type: 7, network: undefined })).toBe(
      `${form}&channel=7&step=report`,
    );
    expect(repeatPath({ ...failed, network: undefined })).toBe(form);
    expect(repeatPath({ ...failed, currencyId: undefined })).toBe('/pages/assets/topup');
  });
});
