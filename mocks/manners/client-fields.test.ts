import { expect, it } from 'vitest';
import type { OperationId } from '@/api/generated/operations';
import { isFields, type Fields } from './fields';
import { PLAIN } from './plain';
import { writeReply } from './write-reply';

/** The message of a reply to a call, as a plain server writes it. */
const messageOf = (call: OperationId, message: unknown): unknown =>
  writeReply(call, { type: 'ok', message }, PLAIN)['message'];

const DAY = 86_400;
const MIDNIGHT = 1_772_496_000;
const FLAGS = { is_legal: 1, is_lever: 1, is_match: 1, is_micro: 1 };

const rowOf = (call: OperationId, row: Fields): unknown => {
  const written = messageOf(call, { data: [row], current_page: 1, last_page: 1, total: 1 });
  return isFields(written) ? Object.values(written).find(Array.isArray)?.[0] : undefined;
};

it('each wallet says what its currency is for, and that it holds no other money', () => {
  const balance = { id: 1, currency_name: 'USDT', change_balance: '5.00' };
  expect(messageOf('getWallets', { change_wallet: { balance: [balance] } })).toMatchObject({
    change_wallet: { balance: [{ currency_name: 'USDT', ...FLAGS }] },
    micro_wallet: { balance: [], usdt_totle: '0' },
    is_open_CTbi: 0,
  });
  expect(messageOf('getQuotations', [{ id: 1, name: 'USDT', quotation: [] }])).toMatchObject([
    FLAGS,
  ]);
});

const PAIR = { legal_name: 'USDT', currency_name: 'BTC', logo: null };
const XAU = { legal_name: 'USD', currency_name: 'XAU', logo: null };
const DEPOSIT = { currency_name: 'ETH', currency_logo: null };

it.each([
  ['getQuotations', [{ quotation: [PAIR] }], { logo: '/upload/logo/btc.svg' }],
  ['getForexPairs', [XAU], { logo: '/upload/logo/xau.svg' }],
  ['getDepositProducts', { data: [DEPOSIT] }, { currency_logo: '/upload/logo/eth.svg' }],
  [
    'getPayableCurrencies',
    [{ name: 'USDT', micro_numbers: [] }],
    { logo: '/upload/logo/usdt.svg' },
  ],
] as const)('in %s a currency has a logo', (call, message, logo) => {
  const written = messageOf(call, message);
  const rows = call === 'getQuotations' ? [{ quotation: [logo] }] : [logo];
  expect(written).toMatchObject(rows);
});

it('a currency that can be exchanged has a logo; one without a picture has none', () => {
  const left = ['SHIB', 'HBR'].map((name) => ({ name, logo: null, price: '1', max_number: '5' }));
  expect(messageOf('quoteFlashExchange', { left, right: [] })).toMatchObject({
    left: [{ logo: '/upload/logo/shib.svg', to_pb_price: '1' }, { logo: null }],
  });
});

it('an invite code has the link that registers with it, a contract account its balance twice', () => {
  expect(messageOf('getInvitation', { extension_code: 'QUAY01' })).toMatchObject({
    share_url: 'https://exchange.example.invalid/h5/#/pages/register/index?code=QUAY01',
  });
  expect(messageOf('getLeverageTerms', { user_lever: '707.92' })).toMatchObject({
    all_levers: '707.92',
  });
});

it('money for seconds contracts has no insurance on top', () => {
  const rows = [{ id: 1, user_wallet: { micro_balance: '4934.25' } }];
  expect(messageOf('getPayableCurrencies', rows)).toMatchObject([
    { user_wallet: { micro_with_insurance: '4934.25' } },
  ]);
});

it('an order names its status and says when it last changed', () => {
  const order = { id: 7, profit_result: 0, created_at: '2026-03-02 08:10:20' };
  expect(rowOf('getOrders', { ...order, status: 1 })).toMatchObject({
    status_name: 'Trading',
    updated_at: '2026-03-02 08:10:20',
  });
  const ended = { ...order, status: 3, handled_at: '2026-03-02 08:10:50' };
  expect(rowOf('getOrders', ended)).toMatchObject({
    status_name: 'Closed',
    updated_at: '2026-03-02 08:10:50',
  });
});

it('a position names its status', () => {
  const position = { id: 8, update_price: '1', status: 1, transaction_time: 'then' };
  expect(rowOf('getLeverageOrders', { ...position, complete_time: '' })).toMatchObject({
    status_name: 'Open',
    update_time: 'then',
  });
});

it.each([
  // Nights of the 3rd, 4th and 5th are still to be paid.
  ['hosted', { next_payout_time: MIDNIGHT, end_time: MIDNIGHT + 2 * DAY }, 3],
  ['at its last night', { next_payout_time: MIDNIGHT, end_time: MIDNIGHT }, 1],
  ['over', { next_payout_time: null, end_time: MIDNIGHT }, 0],
])('a deposit that is %s says how many days are left', (_name, times, remain_day) => {
  expect(rowOf('getDeposits', { id: 9, day_rate: '0.0003', ...times })).toMatchObject({
    remain_day,
  });
});
