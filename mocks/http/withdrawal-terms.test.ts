import { beforeEach, describe, expect, it } from 'vitest';
import { control } from '../control';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { openBench, type Bench } from '../testing/gated-backend';
import { BTC_ID, USDT_ID } from '../catalogue/currencies';

/** Catalogue value: a payment passes two reviews of 15 seconds. */
const REVIEWS_SECONDS = 30;
const ADDRESS = 'TDEMO-NOT-PAYABLE-0001';

type Fields = Readonly<Record<string, unknown>>;
let mock: Bench;
const refused = (message: string) => ({ type: 'error', message });
const newest = async () => (await mock.caller.get('cashlist/log?limit=1'))['message'];
const bind = (changes: Fields = {}) =>
  mock.caller.post('user/cash_save', {
    kind: 'wallet',
    currency: USDT_ID,
    address: ADDRESS,
    sub_type: 'TRC20',
    ...changes,
  });
const withdraw = (changes: Fields = {}) =>
  mock.caller.post('wallet/out', {
    currency: USDT_ID,
    number: '100',
    rate: '1',
    address: ADDRESS,
    sub_type: 'TRC20',
    pay_password: 'payme12',
    ...changes,
  });

beforeEach(async () => {
  mock = await openBench();
  await mock.caller.logIn('trader', READY_PASSWORD);
  const password = { password: 'payme12', re_password: 'payme12' };
  await mock.caller.post('safe/update_password', password);
  await bind();
});

describe('a withdrawal', () => {
  it('has the terms of its network, or of the bank', async () => {
    expect(await mock.caller.post('wallet/get_info', { currency: USDT_ID })).toMatchObject({
      message: {
        rate: '1',
        payable: [{ currency_name: 'USDT' }, { currency_name: 'BTC' }, { currency_name: 'ETH' }],
        networks: [
          { name: 'TRC20', memo_required: 0, rate: '1', min_number: '10' },
          { name: 'ERC20', memo_required: 0, rate: '4', min_number: '20' },
          { name: 'TON', memo_required: 1, rate: '0.5', min_number: '10' },
        ],
        bank: { rate: '2', pay_currency: 'EUR', exchange_rate: '0.92', min_number: '50' },
      },
    });
    await bind({ sub_type: 'ERC20' });
    // The same address on another network: 4 instead of 1, from 20 instead of 10.
    const onEthereum = { sub_type: 'ERC20', rate: '4' };
    expect(await withdraw({ ...onEthereum, rate: '1' })).toEqual(refused('fee_changed'));
    expect(await withdraw({ ...onEthereum, number: '19.99' })).toEqual(
      refused('quantity_below_minimum'),
    );
    expect(await withdraw({ sub_type: 'TON' })).toEqual(refused('withdrawal_address_missing'));
    expect(await withdraw({ ...onEthereum, number: '20' })).toMatchObject({ type: 'ok' });
    expect(await newest()).toMatchObject({
      data: [{ rate: '4', real_number: '16.00', sub_type: 'ERC20', memo: null }],
    });
  });

  it('is paid with the memo of its address, and to cards in one currency; its record says to whom', async () => {
    const onTon = { sub_type: 'TON', memo: '48213' };
    await bind(onTon);
    await bind({ ...onTon, memo: '48214' });
    expect(await withdraw({ ...onTon, memo: '7', rate: '0.5' })).toEqual(
      refused('withdrawal_address_missing'),
    );
    expect(await withdraw({ ...onTon, rate: '0.5' })).toMatchObject({ type: 'ok' });
    expect(await newest()).toMatchObject({
      data: [{ rate: '0.5', real_number: '99.50', memo: '48213' }],
    });
    await control(mock.world, mock.backend, { command: 'advance', seconds: REVIEWS_SECONDS });
    const bank = { kind: 'bank', real_name: 'Ada', bank_name: 'Example Bank' };
    await mock.caller.post('user/cash_save', { ...bank, bank_account: 'DEMO-0001' });
    const toCard = { address: 'DEMO-0001', type: 1, sub_type: undefined, rate: '2' };
    expect(await withdraw({ ...toCard, number: '49.99' })).toEqual(
      refused('quantity_below_minimum'),
    );
    expect(await withdraw({ ...toCard, currency: BTC_ID })).toEqual(
      refused('withdrawal_address_missing'),
    );
    expect(await withdraw(toCard)).toMatchObject({ type: 'ok' });
    expect(await newest()).toMatchObject({
      data: [
        {
          type: 1,
          cash_id: 4,
          rate: '2',
          real_number: '98.00',
          sub_type: null,
          account_name: 'Ada',
          bank_name: 'Example Bank',
          pay_currency: 'EUR',
          exchange_rate: '0.92',
          pay_number: '90.16',
        },
      ],
    });
    // The record keeps its payee, whatever becomes of the card.
    await mock.caller.post('user/cash_del', { id: 4 });
    expect(await newest()).toMatchObject({ data: [{ account_name: 'Ada' }] });
  });
});
