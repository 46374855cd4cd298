import { describe, expect, it } from 'vitest';
import { READY_PASSWORD } from '@mocks/scenarios/ready-accounts';
import { isFields } from '@mocks/testing/contract';
import { openBench, type Bench } from '@mocks/testing/gated-backend';
import { sendFields } from '../support/send-fields';
import {
  TRADING_CALLS,
  REFUSAL_FIELDS,
  refusalRowsOf,
  type TradingCall,
} from '../support/trading-refusals';
import { BTC_ID, USDT_ID } from '@mocks/catalogue/currencies';

type Fields = Readonly<Record<string, string | number>>;
interface Call {
  readonly call: TradingCall | 'transferBetweenAccounts' | 'registerUser';
  readonly fields: Fields;
}

const BTC = { currency_id: BTC_ID, legal_id: USDT_ID };
const LONG: Call = { call: 'openPosition', fields: { ...BTC, type: 1, share: 1, multiple: 10 } };
const EURO_LONG: Call = {
  call: 'openForexPosition',
  fields: { currency_id: 16, legal_id: 17, type: 1, share: 1, multiple: 20 },
};
const WAITING: Call = { ...LONG, fields: { ...LONG.fields, status: 0 } };
const COIN: Call = { call: 'placeCoinOrder', fields: { ...BTC, type: 1, amount: '0.01' } };
const ORDER = { currency_id: USDT_ID, type: 1, seconds: 60 };
/** The first position and the first spot order of a fresh world. */
const POSITION = { id: 801 };
const COIN_ORDER = { id: 301 };

/** How each call receives a typed magic value: directly, or in the order that a later call ends. */
const WAYS: Readonly<Record<TradingCall, { readonly typed: Call; readonly ending?: Fields }>> = {
  submitOrder: { typed: { call: 'submitOrder', fields: { ...ORDER, match_id: 1 } } },
  submitForexOrder: { typed: { call: 'submitForexOrder', fields: { ...ORDER, match_id: 101 } } },
  openPosition: { typed: WAITING },
  openForexPosition: { typed: EURO_LONG },
  setStops: { typed: { call: 'setStops', fields: { ...POSITION, target_profit_price: '1' } } },
  closePosition: { typed: LONG, ending: POSITION },
  closeForexPosition: { typed: EURO_LONG, ending: POSITION },
  closePositions: { typed: LONG, ending: { type: 0 } },
  cancelPendingPosition: { typed: WAITING, ending: POSITION },
  placeCoinOrder: { typed: COIN },
  cancelCoinOrder: { typed: COIN, ending: COIN_ORDER },
};

const send = async (bench: Bench, { call, fields }: Call): Promise<unknown> => {
  const reply = await sendFields(bench, call, fields);
  if (!isFields(reply)) return reply;
  return reply['type'] === 'ok' ? 'ok' : reply['message'];
};

/** A user with money in the contract account, and a frozen clock. */
const openFunded = async (): Promise<Bench> => {
  const bench = await openBench();
  await bench.caller.logIn('practice', READY_PASSWORD);
  const transfer = {
    currency_id: USDT_ID,
    number: '1000',
    from_field: 'change',
    to_field: 'lever',
  };
  expect(await send(bench, { call: 'transferBetweenAccounts', fields: transfer })).toBe('ok');
  return bench;
};

describe.each(TRADING_CALLS)('%s', (call) => {
  const { typed, ending } = WAYS[call];
  const { field } = REFUSAL_FIELDS[call];

  it.each(refusalRowsOf(call))('is refused as $key by $value, and changes nothing', async (row) => {
    const bench = await openFunded();
    const first = { ...typed, fields: { ...typed.fields, [field]: row.value ?? '' } };
    const before = ending === undefined ? [] : [await send(bench, first)];
    expect(before.filter((reply) => reply !== 'ok')).toEqual([]);
    const held = JSON.stringify(await bench.world.snapshot());
    const last = ending === undefined ? first : { call, fields: ending };
    expect(await send(bench, last)).toBe(row.key);
    expect(JSON.stringify(await bench.world.snapshot())).toBe(held);
    expect(bench.defects).toEqual([]);
  });
});

const cancel = (id: number): Call => ({ call: 'cancelCoinOrder', fields: { id } });

describe('a refusal forced for later', () => {
  const failing = { ...COIN, fields: { ...COIN.fields, target_price: '7777.70' } };
  it('concerns only its own order, and no other user’s', async () => {
    const bench = await openFunded();
    expect(await send(bench, failing)).toBe('ok');
    const other = { ...COIN, fields: { ...COIN.fields, target_price: '7778.70' } };
    expect(await send(bench, other)).toBe('ok');
    expect(await send(bench, cancel(302))).toBe('ok');
    // A second demo user: accounts of another mode never see these orders.
    const flora = {
      type: 'account',
      user_string: 'flora',
      password: READY_PASSWORD,
      re_password: READY_PASSWORD,
      extension_code: 'QUAYSIDE',
    };
    expect(await send(bench, { call: 'registerUser', fields: flora })).toBe('ok');
    await bench.caller.logIn('flora', READY_PASSWORD);
    expect(await send(bench, cancel(301))).toBe('trade_record_not_found');
    await bench.caller.logIn('practice', READY_PASSWORD);
    expect(await send(bench, cancel(301))).toBe('cancel_failed');
  });

  it('applies when several orders are closed, if its order is among them', async () => {
    const bench = await openFunded();
    const short = { ...LONG.fields, type: 2 };
    expect(
      await send(bench, { ...LONG, fields: { ...LONG.fields, stop_loss_price: '7777.72' } }),
    ).toBe('ok');
    expect(await send(bench, { ...LONG, fields: short })).toBe('ok');
    expect(await send(bench, EURO_LONG)).toBe('ok');
    const close = (fields: Fields) => send(bench, { call: 'closePositions', fields });
    expect(await close({ type: 0 })).toBe('close_failed');
    expect(await close({ type: 1, ...BTC })).toBe('close_failed');
    expect(await close({ type: 2 })).toBe('ok');
    expect(await close({ type: 0, currency_id: 16, legal_id: 17 })).toBe('ok');
    expect(await close({ type: 1 })).toBe('close_failed');
  });

  it('disappears with its stop: with other prices the position can be closed', async () => {
    const bench = await openFunded();
    expect(
      await send(bench, { ...LONG, fields: { ...LONG.fields, stop_loss_price: '7777.72' } }),
    ).toBe('ok');
    expect(await send(bench, { call: 'closePosition', fields: POSITION })).toBe('close_failed');
    const stops = { ...POSITION, target_profit_price: '900000', stop_loss_price: '7777' };
    expect(await send(bench, { call: 'setStops', fields: stops })).toBe('ok');
    expect(await send(bench, { call: 'closePosition', fields: POSITION })).toBe('ok');
  });
});
