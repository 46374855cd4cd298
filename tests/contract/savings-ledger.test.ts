import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  getDepositPayouts,
  getDepositProducts,
  getDeposits,
  openDeposit,
} from '@/api/generated/hooks/deposit/deposit';
import { configureClient } from '@/api/settings';
import { add, compare, decimal, subtract, ZERO, type Decimal } from '@/domain/money/decimal';
import {
  commandOf,
  planOf,
  toProduct,
  type OpenCommand,
  type SavingsProduct,
} from '@/features/savings/model';
import {
  expectedPayouts,
  redemptionOf,
  toPayouts,
  toRecord,
  type DepositRecord,
} from '@/features/savings/record';
import { redeemDeposit } from '@mocks/engine/deposits/redeem';
import { balanceOf, post, systemAccount, userAccount } from '@mocks/engine/ledger/ledger';
import { READY_PASSWORD } from '@mocks/scenarios/ready-accounts';
import { openBench, START, type Bench } from '@mocks/testing/gated-backend';
import { smallWorld } from '@mocks/testing/small-world';

// A month of days on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const DAY_MS = 86_400_000;
const MODE = 'demo';
const REVIEW_SECONDS = 30;

let bench: Bench;

beforeEach(async () => {
  bench = await openBench();
  await bench.caller.logIn('practice', READY_PASSWORD);
  configureClient({ token: () => bench.caller.token(), onMismatch: 'reject' });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) =>
    bench.backend.handle(new Request(`http://mock.invalid${path}`, init)),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const ownerId = async (): Promise<number> => {
  const { users } = await bench.world.snapshot();
  const user = Object.values(users).find(({ account }) => account === 'practice');
  if (user === undefined) throw new Error('nobody practises');
  return user.id;
};

const available = async (currency: string): Promise<Decimal> => {
  const { ledger } = await bench.world.snapshot();
  return balanceOf(ledger, userAccount(await ownerId(), MODE, 'coin', currency, 'available'));
};

/** Gives the user some of a currency. */
const give = async (currency: string, amount: string): Promise<void> => {
  const state = await bench.world.snapshot();
  const to = userAccount(await ownerId(), MODE, 'coin', currency, 'available');
  post(state.ledger, {
    id: 'give',
    at: START,
    kind: 'deposit',
    postings: [
      { account: systemAccount(MODE, 'ext:deposits', currency), delta: decimal(`-${amount}`) },
      { account: to, delta: decimal(amount) },
    ],
  });
  await bench.world.restore(state);
};

const advanceTo = async (epochSeconds: number): Promise<void> => {
  const { clock } = await bench.world.snapshot();
  await bench.world.changeClock({ kind: 'advance', ms: epochSeconds * 1000 - clock.worldMs });
};

const newest = async (): Promise<DepositRecord> => {
  const { data } = await getDeposits({});
  const [row] = data;
  if (row === undefined) throw new Error('no deposit');
  return toRecord(row);
};

/** What the ledger moved to the user's account by journals of this kind. */
const booked = async (kind: string, currency: string): Promise<Decimal> => {
  const { ledger } = await bench.world.snapshot();
  const account = userAccount(await ownerId(), MODE, 'coin', currency, 'available');
  return add(
    ZERO,
    ...ledger.journals
      .filter((journal) => journal.kind === kind)
      .flatMap(({ postings }) => postings.filter((line) => line.account === account))
      .map(({ delta }) => delta),
  );
};

/** What redeeming now would book: back to the user, and to the house. Decided, but not carried out. */
const redeemedNow = async (record: DepositRecord) => {
  const state = await bench.world.snapshot();
  const user = state.users[await ownerId()];
  if (user === undefined) throw new Error('no user');
  const context = { ...smallWorld([]).context, state, now: state.clock.worldMs };
  const { events } = redeemDeposit(context, user, record.id);
  const account = userAccount(user.id, MODE, 'coin', record.currency, 'available');
  const house = systemAccount(MODE, 'house:fee', record.currency);
  const postings = events.flatMap((event) =>
    event.kind === 'moneyMoved' ? event.journal.postings : [],
  );
  const sumOf = (to: string): Decimal =>
    add(ZERO, ...postings.filter((line) => line.account === to).map(({ delta }) => delta));
  return { returned: sumOf(account), fee: sumOf(house) };
};

const open = async (productId: number, amount: string): Promise<OpenCommand> => {
  const { data } = await getDepositProducts({});
  const row = data.find(({ id }) => id === productId);
  if (row === undefined) throw new Error('not on sale');
  const product = toProduct(row);
  const decimals = product.currency === 'USDT' ? 2 : 8;
  const { clock } = await bench.world.snapshot();
  const funds = {
    id: product.currencyId,
    decimals,
    available: await available(product.currency),
  };
  const command = commandOf(amount, product, funds, clock.worldMs);
  if (command === undefined) throw new Error('it cannot be deposited');
  await openDeposit(
    { config_id: product.id, amount: command.plan.principal },
    {
      'Idempotency-Key': 'savings-key-1',
    },
  );
  expect(await available(product.currency)).toBe(command.balance.after);
  return command;
};

/** Holds what the screens show after `night` payouts to what was booked, and to what redeeming would book. */
const checkDay = async (
  { product, plan, scale }: OpenCommand,
  night: number,
): Promise<DepositRecord> => {
  const record = await newest();
  const { data } = await getDepositPayouts({ lh_order_id: record.id, limit: 100 });
  const paid = toPayouts(data);
  const toCome = expectedPayouts(record);
  expect(paid).toHaveLength(night);
  expect(toCome).toHaveLength(product.days - night);
  expect(record.paid).toBe(add(ZERO, ...paid.map(({ amount }) => amount)));
  expect(record.paid).toBe(await booked('deposit-interest', product.currency));
  // What was said before the tap for this day is what it costs now, and what is booked.
  const { redemption: terms } = product;
  const said = terms && exitAfter(product, plan.principal, night, scale);
  const shown = redemptionOf(record);
  expect(shown).toMatchObject({ fee: said?.fee, returned: said?.returned });
  expect(await redeemedNow(record)).toEqual({ fee: shown?.fee, returned: shown?.returned });
  const least = add(ZERO, ...toCome.map(({ amount }) => amount));
  expect(compare(record.expected ?? ZERO, add(record.paid, least))).not.toBe(-1);
  return record;
};

/** The plan's early redemption after a number of payouts, worked out from the product with a shorter lock. */
const exitAfter = (product: SavingsProduct, principal: Decimal, night: number, scale: number) =>
  planOf({ ...product, days: product.days - night }, principal, scale).exits?.[0];

it.each([
  // 1,234.56 x 0.02 % x 7 = 1.72, half of it 0.86; with 4 days unpaid 0.98, half of it 0.49.
  { id: 1, amount: '1234.56', fees: { first: '0.86', half: '0.49' } },
  // 1 % of 333.33, rounded up.
  { id: 2, amount: '333.33', fees: { first: '3.34', half: '3.34' } },
  // 0.12345678 x 0.005 % x 30, and x 15.
  { id: 3, amount: '0.12345678', fees: { first: '0.00018518', half: '0.00009259' } },
])('product $id, day by day: what is shown is what is booked', async ({ id, amount, fees }) => {
  await give('BTC', '1');
  const command = await open(id, amount);
  const { product, plan, balance, dates } = command;
  expect(plan.exits?.map(({ fee }) => fee)).toEqual([fees.first, fees.half]);
  expect(redemptionOf(await newest())).toEqual({
    fee: '0',
    returned: plan.principal,
    givenUp: undefined,
  });
  await bench.world.changeClock({ kind: 'advance', ms: REVIEW_SECONDS * 1000 });
  let record = await checkDay(command, 0);
  expect(record).toMatchObject({ nextPayoutAt: dates?.firstPayout, endsAt: dates?.unlock });
  for (let night = 1; night < product.days; night += 1) {
    const before = record;
    const [next] = expectedPayouts(before);
    // One second before it nothing is paid.
    await advanceTo((next?.at ?? 0) - 1);
    expect(await newest()).toEqual(before);
    await advanceTo(next?.at ?? 0);
    record = await checkDay(command, night);
    // What was said to come at least has come.
    expect(compare(subtract(record.paid, before.paid), next?.amount ?? ZERO)).not.toBe(-1);
  }
  await advanceTo(dates?.unlock ?? 0);
  const ended = await newest();
  expect(ended).toMatchObject({ status: 'completed', handledAt: dates?.unlock });
  expect(redemptionOf(ended)).toBeUndefined();
  expect(compare(ended.paid, plan.interest.least)).not.toBe(-1);
  expect(compare(ended.paid, plan.interest.most)).not.toBe(1);
  expect(await available(product.currency)).toBe(add(balance.before, ended.paid));
  await bench.world.changeClock({ kind: 'advance', ms: DAY_MS });
  expect(await newest()).toEqual(ended);
});
