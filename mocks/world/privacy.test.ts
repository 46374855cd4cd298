import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import type { WorldState } from '../engine/state';
import { isFields } from '../testing/contract';
import { runs } from '../testing/runs';
import { openSwarm, playPlainly, sendAs, type SwarmStage } from '../testing/swarm-stage';
import type { PersonName, SwarmStep, WishFields } from '../testing/swarm-steps';
import { BTC_ID, USDT_ID } from '../catalogue/currencies';

// A busy machine must not fail the test.
vi.setConfig({ testTimeout: 60_000 });

const call = (id: OperationId, fields: WishFields, who: PersonName = 'practice'): SwarmStep => ({
  kind: 'call',
  who,
  call: id,
  fields,
});
const BTC = { currency_id: BTC_ID, legal_id: USDT_ID };
const SECONDS = { currency_id: USDT_ID, type: 1, seconds: 30, number: '100' };
const LONG = { ...BTC, type: 1, share: 1, multiple: 10 };
const FAR = { near: 'BTC/USDT', hundredths: -900 };

/** Records of every product, open and ended. */
const LIFE: readonly SwarmStep[] = [
  call('submitOrder', { ...SECONDS, match_id: 1 }),
  call('submitForexOrder', { ...SECONDS, match_id: 101 }),
  call('openPosition', LONG),
  call('openPosition', { ...LONG, status: 0, target_price: FAR }),
  call('openForexPosition', { ...LONG, currency_id: 16, legal_id: 17, multiple: 20 }),
  call('placeCoinOrder', { ...BTC, type: 1, target_price: FAR, amount: '0.01' }),
  call('openDeposit', { config_id: 1, amount: '500' }),
  call('applyForLoan', { config_id: 2, amount: '500' }),
  { kind: 'exchange', who: 'practice', to: 2, num: '100', ms: 0 },
  call('subscribeToProject', { project_id: 34_102, amount: '100' }),
  call('submitTopUp', { currency: USDT_ID, amount: '500', sub_type: 'TRC20' }, 'trader'),
  call(
    'submitWithdrawal',
    {
      currency: USDT_ID,
      number: '100',
      rate: '1',
      address: 'TDEMO-NOT-PAYABLE-0001',
      pay_password: 'payme12',
    },
    'trader',
  ),
  { kind: 'wait', ms: 60_000 },
];

/** Calls with a session that return personal data. */
const LISTS: readonly OperationId[] = [
  'getOrders',
  'getForexOrders',
  'getLeverageOrders',
  'getForexLeverageOrders',
  'getCoinOrders',
  'getTopUps',
  'getWithdrawals',
  'getDeposits',
  'getDepositPayouts',
  'getLoans',
  'getFlashExchanges',
  'getSubscriptions',
  'getNotifications',
];

const BY_ID: readonly OperationId[] = [
  'getOrderResult',
  'getOrderReceipt',
  'closePosition',
  'closeForexPosition',
  'cancelPendingPosition',
  'cancelCoinOrder',
  'cancelWithdrawal',
  'setStops',
  'redeemDeposit',
  'repayLoan',
  'markNotificationRead',
  'removePayoutMethod',
];

const live = async (): Promise<SwarmStage> => {
  const stage = await openSwarm();
  for (const [number, step] of LIFE.entries()) {
    const reply = await playPlainly(stage, step, number);
    if (reply !== undefined) expect(reply).toMatchObject({ type: 'ok' });
  }
  return stage;
};

const allIds = ({ records }: WorldState): readonly number[] =>
  Object.values(records).flatMap((all) => Object.keys(all).map(Number));

it('no list shows data of another user, in either account', async () => {
  const stage = await live();
  for (const mode of ['demo', 'live']) {
    await sendAs(stage, 'grace', 'switchAccount', { mode });
    for (const id of LISTS) {
      const { type, message } = await sendAs(stage, 'grace', id, {});
      expect([id, type]).toEqual([id, 'ok']);
      expect([id, isFields(message) ? message['total'] : message]).toEqual([id, 0]);
    }
    expect(await sendAs(stage, 'grace', 'getPayoutMethods', {})).toMatchObject({ message: [] });
  }
});

const askFor = async (stage: SwarmStage, operation: OperationId, id: number): Promise<void> => {
  const more = { share: 1, amount: '10', target_profit_price: '0', stop_loss_price: '0' };
  const named = OPERATIONS[operation].method === 'GET' ? { order_id: id, id } : { id };
  const reply = await sendAs(stage, 'grace', operation, { ...more, ...named });
  expect([operation, id, reply['type']]).toEqual([operation, id, 'error']);
};

it('no id of another user, guessed or known, reads or changes anything', async () => {
  const stage = await live();
  const before = await stage.world.snapshot();
  for (const operation of BY_ID)
    for (const id of new Set(allIds(before))) await askFor(stage, operation, id);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...BY_ID), fc.nat(1_000_000), (operation, id) =>
      askFor(stage, operation, id),
    ),
    runs(500),
  );
  expect(await stage.world.snapshot()).toEqual(before);
});
