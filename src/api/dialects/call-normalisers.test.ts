import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../generated/operations';
import { FIRST_REPLIES } from '../generated/replies';
import { LATER_REPLIES } from '../generated/later-replies';
import { CALL_NORMALISERS, REFUSALS_BY_NOTHING } from './call-normalisers';
import { FIELD_NORMALISERS } from './field-normalisers';
import { toValidReply } from './normalise-reply';

const schemaOf = async (call: string) => {
  const schema = await (FIRST_REPLIES[call] ?? LATER_REPLIES[call])?.();
  if (schema === undefined) throw new Error(`no call ${call}`);
  return schema;
};

/** What a call's message becomes by the contract's own schema; `undefined` if it is not understood. */
const read = async (call: string, message: unknown) =>
  toValidReply(call, await schemaOf(call), { type: 'ok', message }, { page: 1, limit: 20 });

const url = 'https://support.example.invalid';
const card = { id: 4, real_name: 'Ada Example', bank_account: '4111000011112222' };
const address = { id: 5, currency: 3, address: 'TDEMONOTPAYABLEADDRESS' };
const certified = {
  real_status: 1,
  review_status: 2,
  advanced_review_status: 0,
  password_status: 1,
};
const person = { id: 9, id_type: 0, name: 'Ada', card_id: '12****34' };

/** A fixture for each way in which a call's message is shaped: what servers send, and the contract's shape. */
const MESSAGES: readonly (readonly [call: string, sent: unknown, wanted: unknown])[] = [
  ['GET /news/getkf', url, [{ id: 1, name: url, url }]],
  ['GET /news/getkf', '', []],
  ['GET /news/getkf', { kf: url }, [{ id: 1, name: url, url }]],
  ['GET /news/getkf', { customer_url: url }, [{ id: 1, name: url, url }]],
  [
    'GET /news/getkf',
    { url, turl: `${url}/2` },
    [
      { id: 1, name: url, url },
      { id: 2, name: `${url}/2`, url: `${url}/2` },
    ],
  ],
  ['GET /news/getkf', [{ title: 'Chat', link: url }], [{ id: 1, name: 'Chat', url }]],
  ['POST /wallet/get_in_address', 'TDEMO9', { default: 'TDEMO9' }],
  [
    'POST /wallet/get_in_address',
    { address: 'TDEMO9', qrcode: '/upload/q.png' },
    { default: 'TDEMO9' },
  ],
  [
    'POST /wallet/get_in_address',
    'erc20:0xDEMO1,trc20:TDEMO9',
    { ERC20: '0xDEMO1', TRC20: 'TDEMO9' },
  ],
  ['POST /wallet/get_in_address', 'trc20:TDEMO9,ton:UQDEMO', { TRC20: 'TDEMO9', ton: 'UQDEMO' }],
  ['POST /wallet/get_in_address', 'bitcoincash:qdemo', { default: 'bitcoincash:qdemo' }],
  [
    'POST /wallet/get_in_address',
    { erc20: '0xDEMO1', trc20: 'TDEMO9', omni: '' },
    { ERC20: '0xDEMO1', TRC20: 'TDEMO9' },
  ],
  ['POST /user/cash_info', card, [{ ...card, kind: 'bank' }]],
  [
    'POST /user/cash_info',
    [card, address],
    [
      { ...card, kind: 'bank' },
      { ...address, kind: 'wallet' },
    ],
  ],
  ['POST /user/cash_info', {}, []],
  ['POST /user/cash_info', '', []],
  ['POST /user/cash_info', { id: '4', bank_account: '', real_name: '' }, []],
  [
    'GET /user/getrealinfo',
    {
      ...certified,
      real_data: { ...person, create_time: 1_772_442_000, review_time: '1772442060' },
    },
    {
      ...certified,
      real_data: {
        ...person,
        create_time: '2026-03-02 09:00:00',
        review_time: '2026-03-02 09:01:00',
      },
    },
  ],
];

it('every call with a normaliser exists and has a fixture', () => {
  expect([...new Set(MESSAGES.map(([call]) => call))]).toEqual(Object.keys(CALL_NORMALISERS));
  const calls = Object.values(OPERATIONS).map(({ method, path }) => `${method} ${path}`);
  expect(calls).toEqual(
    expect.arrayContaining([
      ...Object.keys(CALL_NORMALISERS),
      ...Object.keys(FIELD_NORMALISERS),
      ...Object.keys(REFUSALS_BY_NOTHING),
    ]),
  );
});

it.each(MESSAGES)('%s sent as %j', async (call, sent, wanted) => {
  expect(await read(call, sent)).toEqual({ type: 'ok', message: wanted });
});

it.each(['', null])('an article sent as %j does not exist', async (message) => {
  expect(await read('POST /news/detail', message)).toEqual({
    type: 'error',
    message: 'data_not_found',
  });
});

/** A row of each call without a field that it leaves out, and what it means. */
const pairRow = {
  id: 1,
  legal_id: 3,
  currency_id: 1,
  currency_name: 'BTC',
  legal_name: 'USDT',
  now_price: '61000.5',
  change: '+1.2',
  volume: '5',
};
const asQuotations = (row: object) => [{ id: 3, name: 'USDT', quotation: [row] }];
const asPage = (row: object) => ({
  current_page: 1,
  per_page: 20,
  total: 1,
  last_page: 1,
  data: [row],
});
const wallets = (row: object) => ({
  change_wallet: { balance: [row], usdt_totle: '1' },
  lever_wallet: { balance: [], usdt_totle: '0' },
});
const wallet = {
  id: 7,
  currency: 3,
  currency_name: 'USDT',
  change_balance: '5',
  lock_change_balance: '0',
};
const spotOrder = {
  id: 5,
  currency_id: 1,
  legal_id: 3,
  type: 1,
  target_price: '61000',
  trade_price: '0',
  trade_amount: '0.1',
  charge_fee: '0.001',
  status: 1,
  symbol: 'BTC/USDT',
  created_at: '2026-03-02 09:00:00',
};
const product = {
  id: 2,
  currency_id: 3,
  currency_name: 'USDT',
  interest_rate: '0.5',
  save_min: '10',
  save_max: '0',
  day: 7,
};
const slip = {
  id: 8,
  currency_name: 'USDT',
  amount: '100',
  day_rate: '0.005',
  total_interest: '0',
  start_at: '2026-03-02',
  end_at: '2026-03-09',
  status: 1,
};
const loan = {
  id: 6,
  amount: '100',
  day_rate: '0.001',
  status: 1,
  total_interest: '0',
  total_return: '0',
};
const project = {
  id: 3,
  title: 'Harbour',
  amount: '1000',
  total_sell: '0',
  start_at: '2026-03-02 09:00:00',
  end_at: '2026-03-09 09:00:00',
  currency_name: 'HBR',
  pay_currency_name: 'USDT',
  percentage: '100',
  time_status: 2,
};
const user = { id: 9, account_number: '5551234', phone: '5551234', is_realname: 1, status: 0 };
const guest = { user_id: 12, account: '12', total: '0' };

const same = (row: object): unknown => row;
const ROWS: readonly (readonly [
  call: string,
  field: string,
  row: object,
  message: (row: object) => unknown,
])[] = [
  ['GET /currency/quotation_new', 'change', { ...pairRow, change: '0' }, asQuotations],
  ['GET /currency/quotation_new', 'currency_name', { ...pairRow, name: 'BTC' }, asQuotations],
  ['GET /currency/whlist', 'change', { ...pairRow, change: '0' }, (row) => [row]],
  ['GET /currency/whlist', 'currency_name', { ...pairRow, name: 'BTC' }, (row) => [row]],
  ['POST /wallet/list', 'currency_name', { ...wallet, name: 'USDT' }, wallets],
  ['POST /wallet/detail', 'currency_name', { ...wallet, name: 'USDT' }, same],
  ['GET /coin/list', 'trade_price', spotOrder, asPage],
  ['GET /lh/deposit/config', 'save_max', product, asPage],
  ['GET /lh/deposit/config', 'currency_name', { ...product, name: 'USDT' }, asPage],
  ['GET /lh/deposit/order', 'total_interest', slip, asPage],
  ['GET /lh/deposit/order', 'currency_name', { ...slip, name: 'USDT' }, asPage],
  ['GET /lh/loan/order', 'total_interest', loan, asPage],
  ['GET /lh/loan/order', 'total_return', loan, asPage],
  ['GET /project', 'total_sell', project, asPage],
  ['GET /user/info', 'account_number', user, same],
  [
    'GET /user/invite',
    'account',
    guest,
    (row) => ({ extension_code: 'A', inviteList: [row], invite_num: 1, invite_return_total: '0' }),
  ],
];

describe('a field that means something when it is left out', () => {
  it('has a fixture for each', () => {
    expect(ROWS.map(([call, field]) => `${call} ${field}`)).toEqual(
      Object.entries(FIELD_NORMALISERS).flatMap(([call, byName]) =>
        Object.keys(byName).map((field) => `${call} ${field}`),
      ),
    );
  });

  it.each(ROWS)('%s: %s', async (call, field, row, message) => {
    const { name: _, ...known } = { name: undefined, ...row };
    const wanted = { type: 'ok', message: message(known) };
    expect(await read(call, message(row))).toEqual(wanted);
    for (const nothing of [null, undefined])
      expect(await read(call, message({ ...row, [field]: nothing }))).toEqual(wanted);
  });

  it('is a change of nothing as empty text too', async () => {
    const [call, , row, message] = ROWS[0] ?? [];
    expect(await read(call ?? '', message?.({ ...row, change: '' }))).toEqual({
      type: 'ok',
      message: message?.(row ?? {}),
    });
  });
});

it('an account without a name, phone or e-mail address has no name: its id is none', () => {
  const nameless = { id: 9, account_number: null, phone: '', is_realname: 1, status: 0 };
  expect(FIELD_NORMALISERS['GET /user/info']?.['account_number']?.(nameless)).toBe('');
});
