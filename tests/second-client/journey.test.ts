import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type MockServer } from '@mocks/server/start';
import { openClient, succeeded } from './client';

let server: MockServer;
beforeAll(async () => {
  server = await startServer({ port: 0 });
});
afterAll(() => server.close());

const newcomer = async (world: string) => {
  const client = openClient(server.url, world);
  const registration = {
    type: 'account',
    user_string: 'second',
    password: 'secret12',
    re_password: 'secret12',
    extension_code: 'QUAYSIDE',
  } as const;
  succeeded(await client.POST('/user/register', { body: registration }));
  const credentials = { user_string: 'second', password: 'secret12' };
  client.useToken(succeeded(await client.POST('/user/login', { body: credentials })));
  return client;
};

it('a newcomer trades with a client that nobody here wrote', async () => {
  const client = await newcomer('journey');
  const user = succeeded(await client.GET('/user/info'));
  expect(user).toMatchObject({ account_number: 'second', account_mode: 'demo', is_realname: 1 });

  for (const mode of ['live', 'demo'] as const) {
    succeeded(await client.POST('/user/switch_account', { body: { mode } }));
    expect(succeeded(await client.GET('/user/info')).account_mode).toBe(mode);
  }

  const [quotes] = succeeded(await client.GET('/currency/quotation_new'));
  const pair = quotes?.quotation.find(({ currency_name: name }) => name === 'BTC');
  if (quotes === undefined || pair === undefined) throw new Error('no BTC/USDT');

  const order = { match_id: pair.id, currency_id: quotes.id, seconds: 30, number: '100' };
  const placed = succeeded(
    await client.POST('/microtrade/submit', {
      body: { ...order, type: 1 },
      params: { header: { 'Idempotency-Key': 'second-client-1' } },
    }),
  );
  expect(placed).toMatchObject({ status: 1, number: '100.00' });
  // 0.2 % of 100
  expect(placed.fee).toBe('0.20');

  await client.advance(31);
  const settled = succeeded(
    await client.GET('/microtrade/get_result', { params: { query: { id: placed.id } } }),
  );
  // A win pays 80 % of the stake, a loss costs it, a draw neither.
  const profits = { '1': '80.00', '-1': '-100.00', '0': '0.00' } as const;
  expect(settled.status).toBe(3);
  expect(settled.fact_profits).toBe(profits[`${settled.profit_result}`]);

  const query = { page: 1, limit: 10 };
  const orders = succeeded(await client.GET('/microtrade/lists', { params: { query } }));
  expect(orders).toMatchObject({ total: 1, data: [{ id: placed.id, status: 3 }] });
  const statistics = succeeded(await client.GET('/user/datastatistics'));
  expect(statistics).toMatchObject({ total_num: 1, long_num: 1, short_num: 0 });
});

it('the same client certifies a person, tops up and withdraws', async () => {
  const client = await newcomer('funds');
  succeeded(await client.POST('/user/switch_account', { body: { mode: 'live' } }));

  const picture = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47)], 'card.png');
  const path = succeeded(
    await client.POST('/upload', {
      // The generator has no type for a file: it calls one a string, and this writes the form itself.
      body: { file: '' },
      bodySerializer: () => {
        const form = new FormData();
        form.set('file', picture);
        return form;
      },
    }),
  );
  const person = { id_type: 1, name: 'Flora', surname: 'Berg', card_id: 'L01X00T47' } as const;
  const body = { ...person, real_type: 1, front_pic: path } as const;
  succeeded(await client.POST('/user/real_name', { body }));
  await client.advance(20);
  expect(succeeded(await client.GET('/user/getrealinfo')).review_status).toBe(2);

  const payment = { currency: 3, amount: '500', sub_type: 'TRC20', account: path };
  succeeded(await client.POST('/wallet/charge_req', { body: payment }));
  await client.advance(15);
  const query = { page: 1, limit: 10 };
  const topUps = succeeded(await client.GET('/chargelist/log', { params: { query } }));
  expect(topUps.data[0]).toMatchObject({ amount: '500.00', status: 2 });

  const secret = { password: 'payme12', re_password: 'payme12' };
  succeeded(await client.POST('/safe/update_password', { body: secret }));
  const address = 'TDEMO-NOT-PAYABLE-0001';
  const method = { kind: 'wallet', currency: 3, address, sub_type: 'TRC20' } as const;
  succeeded(await client.POST('/user/cash_save', { body: method }));
  const terms = succeeded(await client.POST('/wallet/get_info', { body: { currency: 3 } }));
  const out = { currency: 3, number: '100', rate: terms.rate, address, pay_password: 'payme12' };
  succeeded(await client.POST('/wallet/out', { body: out }));
  await client.advance(30);
  const withdrawals = succeeded(await client.GET('/cashlist/log', { params: { query } }));
  // 100 less the fee of 1
  expect(withdrawals.data[0]).toMatchObject({ status: 2, number: '100.00', real_number: '99.00' });
});

it('a refusal names its key in the same envelope', async () => {
  const client = await newcomer('refusals');
  const order = { match_id: 1, currency_id: 3, type: 1, seconds: 30 } as const;
  const tooMuch = await client.POST('/microtrade/submit', { body: { ...order, number: '9.99' } });
  expect(tooMuch.data).toEqual({ type: 'error', message: 'order_below_minimum' });
  client.useToken('nobody');
  const lost = await client.GET('/user/info');
  expect(lost.data).toEqual({ type: '999', message: 'session_expired' });
});
