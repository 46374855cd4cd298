import { describe, expect, it } from 'vitest';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { audit } from '@mocks/engine/audit';
import { OPERATION_IDS } from '@mocks/http/operations';
import { READY_PASSWORD, type ReadyAccount } from '@mocks/scenarios/ready-accounts';
import { isFields } from '@mocks/testing/contract';
import { openBench, type Bench } from '@mocks/testing/gated-backend';
import { sendFields } from '../support/send-fields';
import { BTC_ID, USDT_ID } from '@mocks/catalogue/currencies';

type Fields = Readonly<Record<string, string | number | Blob>>;

/**
 * How a call with an idempotency key succeeds: the account, the preparation, its fields, and fields that make it a
 * different request.
 */
interface Way {
  readonly as?: ReadyAccount['account'];
  readonly after?: readonly (readonly [OperationId, Fields])[];
  readonly fields: Fields | ((bench: Bench) => Promise<Fields>);
  readonly other: Fields;
  /** Seconds to wait after the preparation. */
  readonly seconds?: number;
}

const BTC = { currency_id: BTC_ID, legal_id: USDT_ID };
const EURO = { currency_id: 16, legal_id: 17 };
const MARGIN = [
  'transferBetweenAccounts',
  { currency_id: USDT_ID, number: '2000', from_field: 'change', to_field: 'lever' },
] as const;
const LONG = { ...BTC, type: 1, share: 1, multiple: 10 };
const EURO_LONG = { ...EURO, type: 1, share: 2, multiple: 20 };
const ORDER = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '100' };
const COIN = { ...BTC, type: 1, target_price: '1000', amount: '0.01' };
const ADDRESS = {
  kind: 'wallet',
  currency: USDT_ID,
  address: 'TDEMO-NOT-PAYABLE-0001',
  sub_type: 'TRC20',
};

const MAY_WITHDRAW = [
  ['setTradePassword', { password: 'payme12', re_password: 'payme12' }],
  ['savePayoutMethod', ADDRESS],
] as const;
const WITHDRAWAL = {
  currency: USDT_ID,
  number: '100',
  rate: '1',
  address: ADDRESS.address,
  pay_password: 'payme12',
};

const picture = (last: number): Blob => new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, last)]);

const exchange = async (bench: Bench): Promise<Fields> => {
  const asked = { l_currency_id: USDT_ID, r_currency_id: BTC_ID, num: '100' };
  const reply = await sendFields(bench, 'quoteFlashExchange', asked);
  const message = isFields(reply) && isFields(reply['message']) ? reply['message'] : {};
  const quote = isFields(message['quote']) ? message['quote'] : {};
  return { ...asked, price: String(quote['price']), quote_id: String(quote['quote_id']) };
};

const WAYS: { readonly [Id in OperationId]?: Way } = {
  submitOrder: { fields: ORDER, other: { number: '200' } },
  submitForexOrder: { fields: { ...ORDER, match_id: 101 }, other: { type: 2 } },
  openPosition: { after: [MARGIN], fields: LONG, other: { type: 2 } },
  openForexPosition: { after: [MARGIN], fields: EURO_LONG, other: { share: 1 } },
  closePosition: {
    after: [MARGIN, ['openPosition', { ...LONG, share: 2 }]],
    fields: { id: 801, share: 1 },
    other: { share: 2 },
  },
  closeForexPosition: {
    after: [MARGIN, ['openForexPosition', EURO_LONG]],
    fields: { id: 801, share: 1 },
    other: { share: 2 },
  },
  closePositions: {
    after: [MARGIN, ['openPosition', LONG]],
    fields: { type: 0, ...BTC },
    other: { type: 1 },
  },
  cancelPendingPosition: {
    after: [MARGIN, ['openPosition', { ...LONG, status: 0, target_price: '1000' }]],
    fields: { id: 801 },
    other: { id: 802 },
  },
  placeCoinOrder: { fields: COIN, other: { amount: '0.02' } },
  cancelCoinOrder: {
    after: [['placeCoinOrder', COIN]],
    fields: { id: 301 },
    other: { id: 302 },
  },
  transferBetweenAccounts: { fields: MARGIN[1], other: { number: '1' } },
  submitTopUp: {
    as: 'trader',
    fields: { currency: USDT_ID, amount: '500', sub_type: 'TRC20' },
    other: { amount: '501' },
  },
  submitWithdrawal: {
    as: 'trader',
    after: MAY_WITHDRAW,
    fields: WITHDRAWAL,
    other: { number: '101' },
  },
  cancelWithdrawal: {
    as: 'trader',
    after: [...MAY_WITHDRAW, ['submitWithdrawal', WITHDRAWAL]],
    fields: { id: 1 },
    other: { id: 2 },
  },
  submitFlashExchange: { fields: exchange, other: { num: '101' } },
  openDeposit: { fields: { config_id: 1, amount: '500' }, other: { amount: '501' } },
  redeemDeposit: {
    after: [['openDeposit', { config_id: 1, amount: '500' }]],
    fields: { id: 71 },
    other: { id: 72 },
  },
  applyForLoan: { fields: { config_id: 2, amount: '500' }, other: { amount: '501' } },
  repayLoan: {
    after: [['applyForLoan', { config_id: 2, amount: '500' }]],
    seconds: 60,
    fields: { id: 81, amount: '100' },
    other: { amount: '101' },
  },
  uploadFile: { fields: { file: picture(1) }, other: { file: picture(2) } },
  subscribeToProject: {
    fields: { project_id: 34_102, amount: '100' },
    other: { amount: '200' },
  },
};

const KEY = { 'idempotency-key': 'client-id-1' };

const openWay = async ({ as = 'practice', after = [], seconds = 0, fields }: Way) => {
  const bench = await openBench();
  await bench.caller.logIn(as, READY_PASSWORD);
  for (const [call, before] of after)
    expect(await sendFields(bench, call, before)).toMatchObject({ type: 'ok' });
  await bench.world.changeClock({ kind: 'advance', ms: seconds * 1000 });
  return { bench, body: typeof fields === 'function' ? await fields(bench) : fields };
};

/** The effect of the calls, however often the world was saved. */
const effectOf = async ({ world }: Bench) => {
  const { ledger, records, agenda, replies } = await world.snapshot();
  return { ledger, records, agenda, replies };
};

const takers = OPERATION_IDS.filter((id) => {
  const errors: readonly string[] = OPERATIONS[id].errors;
  return errors.includes('request_illegal');
});

const cases = takers.map((id) => ({ id, way: WAYS[id] }));

describe('a call whose reply is lost after its commit', () => {
  it.each(cases)('has one effect however often it is repeated: $id', async ({ id, way }) => {
    if (way === undefined) throw new Error(`no way to ${id}`);
    const clean = await openWay(way);
    const before = await effectOf(clean.bench);
    const reply = await sendFields(clean.bench, id, clean.body, KEY);
    expect(reply).toMatchObject({ type: 'ok' });
    const once = await effectOf(clean.bench);
    expect({ ...once, replies: {} }).not.toEqual({ ...before, replies: {} });

    const lossy = await openWay(way);
    lossy.bench.backend.faults.add({
      operation: id,
      stage: 'afterCommit',
      effect: { kind: 'html' },
      times: 2,
    });
    for (let lost = 0; lost < 2; lost += 1)
      await expect(sendFields(lossy.bench, id, lossy.body, KEY)).rejects.toThrow(SyntaxError);
    expect(await sendFields(lossy.bench, id, lossy.body, KEY)).toEqual(reply);
    expect(await effectOf(lossy.bench)).toEqual(once);
    expect(audit(await lossy.bench.world.snapshot())).toEqual([]);
    expect(lossy.bench.defects).toEqual([]);
  });

  it.each(cases)('accepts its idempotency key only for the same body: $id', async ({ id, way }) => {
    if (way === undefined) throw new Error(`no way to ${id}`);
    const { bench, body } = await openWay(way);
    await sendFields(bench, id, body, KEY);
    const once = await effectOf(bench);
    expect(await sendFields(bench, id, { ...body, ...way.other }, KEY)).toEqual({
      type: 'error',
      message: 'request_illegal',
    });
    expect(await effectOf(bench)).toEqual(once);
  });

  it('is tested for every call with an idempotency key', () => {
    expect(takers.length).toBeGreaterThan(15);
    expect(Object.keys(WAYS).toSorted()).toEqual([...takers].toSorted());
  });
});
