import { beforeEach, describe, expect, it } from 'vitest';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { openBench, type Bench } from '../testing/gated-backend';
import { USDT_ID } from '../catalogue/currencies';

const BANK_CHANNEL = 7;

type Fields = Readonly<Record<string, unknown>>;
let mock: Bench;
const report = (changes: Fields) =>
  mock.caller.post('wallet/charge_req', { currency: USDT_ID, amount: '100.01', ...changes });
const newest = async () => (await mock.caller.get('chargelist/log?limit=1'))['message'];

beforeEach(async () => {
  mock = await openBench();
  await mock.caller.logIn('trader', READY_PASSWORD);
});

describe('the record of a top-up', () => {
  it('by bank says who was paid, with which reference, and how much in its currency', async () => {
    await report({ type: BANK_CHANNEL });
    expect(await newest()).toMatchObject({
      data: [
        {
          account_name: 'DEMO-NOT-PAYABLE',
          account_number: 'DEMO-NOT-PAYABLE',
          bank_name: 'Example Bank',
          memo: 'QS-10001',
          address: null,
          pay_currency: 'EUR',
          exchange_rate: '0.93',
          pay_number: '93.01',
        },
      ],
    });
  });

  it('on a network says the address, though the report did not repeat it, and its memo', async () => {
    await report({ sub_type: 'TRC20' });
    const address = 'DEMO-NOT-PAYABLE-TRC20-10001';
    expect(await newest()).toMatchObject({ data: [{ sub_type: 'TRC20', address }] });
    await report({ sub_type: 'TON', address: 'DEMO-NOT-PAYABLE-TON-10001' });
    expect(await newest()).toMatchObject({
      data: [{ sub_type: 'TON', address: 'DEMO-NOT-PAYABLE-TON-10001', memo: '10001' }],
    });
  });
});
