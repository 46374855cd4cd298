import type fc from 'fast-check';
import { expect } from 'vitest';
import { control } from '../control';
import { audit } from '../engine/audit';
import type { Bench } from './gated-backend';
import {
  START_CENTS,
  amount,
  balanceOf,
  compareUser,
  EXPIRIES,
  feeCents,
  leverCost,
  newestPosition,
  type Expiry,
  type Model,
  type ModelUser,
} from './exchange-model';
import { isFields } from './contract';
import { BTC_ID, USDT_ID } from '../catalogue/currencies';

/** The exchange under test: its bench, and one caller per user. */
export interface Real {
  readonly bench: Bench;
  readonly callers: readonly Bench['caller'][];
}

export type Command = fc.AsyncCommand<Model, Real>;
type Reply = Record<string, unknown>;

/** Number of users in a run. */
export const USERS = 2;
const PASSWORD = 'secret12';
const EXPIRED = { type: '999', message: 'session_expired' };

const refused = (message: string): Reply => ({ type: 'error', message });
const nameOf = (user: number): string => `user.${user}`;

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no user ${index}`);
  return item;
};

/** Checks the invariants that hold after every command. */
const checkExchange = async (model: Model, { bench, callers }: Real): Promise<void> => {
  expect(audit(await bench.world.snapshot())).toEqual([]);
  expect(bench.defects).toEqual([]);
  for (const [index, user] of model.users.entries()) {
    if (!user.signedIn) continue;
    const { said, expected } = await compareUser(model, user, at(callers, index));
    expect(said).toEqual(expected);
  }
};

type Act = (user: ModelUser, caller: Bench['caller'], model: Model, bench: Bench) => Promise<void>;

/** A command of one user. Runs only if its kind is enabled for the run. */
const command = (kind: string, user: number, detail: unknown, act: Act): Command => ({
  check: ({ enabled }) => enabled.has(kind),
  run: async (model, real) => {
    await act(at(model.users, user), at(real.callers, user), model, real.bench);
    await checkExchange(model, real);
  },
  toString: () =>
    `${kind}(${nameOf(user)}${detail === undefined ? '' : `, ${JSON.stringify(detail)}`})`,
});

/** Checks that a refusal leaves the state unchanged, to the byte. */
const expectRefusal = async (
  bench: Bench,
  send: () => Promise<Reply>,
  expected: Reply,
): Promise<void> => {
  const before = JSON.stringify(await bench.world.snapshot());
  expect(await send()).toEqual(expected);
  expect(JSON.stringify(await bench.world.snapshot())).toBe(before);
};

export const registering = (user: number): Command =>
  command('register', user, undefined, async (known, caller, _model, bench) => {
    const fields = {
      type: 'account',
      user_string: nameOf(user),
      password: PASSWORD,
      re_password: PASSWORD,
      extension_code: 'QUAYSIDE',
    };
    const send = () => caller.post('user/register', fields);
    if (known.registered) return expectRefusal(bench, send, refused('username_exists'));
    expect(await send()).toEqual({ type: 'ok', message: 'register_success' });
    known.registered = true;
  });

export const loggingIn = (user: number, password: string): Command =>
  command('logIn', user, password, async (known, caller, _model, bench) => {
    const fields = { user_string: nameOf(user).toUpperCase(), password };
    const send = () => caller.post('user/login', fields);
    if (!known.registered) return expectRefusal(bench, send, refused('user_not_found'));
    if (password !== PASSWORD) return expectRefusal(bench, send, refused('wrong_password'));
    await caller.logIn(nameOf(user), password);
    known.signedIn = true;
  });

/** A desired order. Stake in cents. */
export interface Wish {
  readonly stake: number;
  readonly seconds: Expiry;
  readonly type: 1 | 2;
  readonly pair: number;
}

const bodyOf = ({ stake, seconds, type, pair }: Wish) => ({
  match_id: pair,
  currency_id: USDT_ID,
  type,
  seconds,
  number: amount(stake),
});

const refusalOf = (user: ModelUser, wish: Wish, available: number): Reply | undefined => {
  const { minimum, maximum } = EXPIRIES[wish.seconds];
  if (!user.signedIn) return EXPIRED;
  if (wish.stake < minimum) return refused('order_below_minimum');
  if (wish.stake > maximum) return refused('order_above_maximum');
  return wish.stake + feeCents(wish.stake) > available
    ? refused('balance_insufficient')
    : undefined;
};

const remember = (model: Model, user: ModelUser, wish: Wish, reply: Reply): void => {
  const order = reply['message'];
  expect(reply).toMatchObject({ type: 'ok', message: { status: 1, number: amount(wish.stake) } });
  if (!isFields(order)) return;
  const settlesAt = model.now + wish.seconds * 1000;
  user.orders.push({
    id: Number(order['id']),
    stake: wish.stake,
    seconds: wish.seconds,
    settlesAt,
  });
};

export const placing = (user: number, wish: Wish): Command =>
  command('place', user, wish, async (known, caller, model, bench) => {
    const available = known.signedIn ? (await balanceOf(caller)).available : 0;
    const send = () => caller.post('microtrade/submit', bodyOf(wish));
    const refusal = refusalOf(known, wish, available);
    if (refusal !== undefined) return expectRefusal(bench, send, refusal);
    remember(model, known, wish, await send());
  });

/** Loses the reply, before or after the commit; the client retries with the same idempotency key. */
export const retrying = (
  user: number,
  wish: Wish,
  key: string,
  stage: 'beforeCommit' | 'afterCommit',
): Command =>
  command('retry', user, { wish, key, stage }, async (known, caller, model, bench) => {
    const available = known.signedIn ? (await balanceOf(caller)).available : 0;
    const header = { 'idempotency-key': key };
    const send = () => caller.post('microtrade/submit', bodyOf(wish), header);
    const bought = known.keys.get(key);
    const body = JSON.stringify(bodyOf(wish));
    if (known.signedIn && bought !== undefined && bought !== body)
      return expectRefusal(bench, send, refused('request_illegal'));
    const refusal = bought === undefined ? refusalOf(known, wish, available) : undefined;
    bench.backend.faults.add({
      operation: 'submitOrder',
      stage,
      effect: { kind: 'html' },
      times: 1,
    });
    await send().then(
      () => expect(refusal).toBeDefined(),
      (error: unknown) => expect(error).toBeInstanceOf(SyntaxError),
    );
    bench.backend.faults.clear();
    if (!known.signedIn) return expectRefusal(bench, send, EXPIRED);
    if (refusal !== undefined) return expectRefusal(bench, send, refusal);
    const reply = await send();
    const again = await send();
    expect(again).toEqual(reply);
    if (bought === undefined) remember(model, known, wish, reply);
    known.keys.set(key, body);
  });

/** Transfers cents to the contract account, or back. */
export const transferring = (user: number, size: number, to: 'lever' | 'change'): Command =>
  command('transfer', user, { size, to }, async (known, caller, _model, bench) => {
    const from = to === 'lever' ? 'change' : 'lever';
    const fields = { currency_id: USDT_ID, number: amount(size), from_field: from, to_field: to };
    const send = () => caller.post('wallet/change', fields);
    if (!known.signedIn) return expectRefusal(bench, send, EXPIRED);
    if (size === 0) return expectRefusal(bench, send, refused('amount_wrong'));
    const { available } = await balanceOf(caller);
    if (to === 'lever' && size > available)
      return expectRefusal(bench, send, refused('wallet_insufficient'));
    if (to === 'change' && size > START_CENTS + known.contract)
      return expectRefusal(bench, send, refused('account_insufficient'));
    expect(await send()).toEqual({ type: 'ok', message: 'operation_success' });
    known.contract += to === 'lever' ? size : -size;
  });

const BTC = { currency_id: BTC_ID, legal_id: USDT_ID };

/** Opens a position with leverage 100 and closes it immediately; its record gives the result. */
export const leveraging = (user: number, lots: number, type: 1 | 2): Command =>
  command('leverage', user, { lots, type }, async (known, caller, _model, bench) => {
    const open = () => caller.post('lever/submit', { ...BTC, type, share: lots, multiple: 100 });
    if (!known.signedIn) return expectRefusal(bench, open, EXPIRED);
    if (lots > 500) return expectRefusal(bench, open, refused('order_above_maximum'));
    if (START_CENTS + known.contract < (await leverCost(caller, lots, type)))
      return expectRefusal(bench, open, refused('account_insufficient'));
    expect(await open()).toEqual({ type: 'ok', message: 'operation_success' });
    const { id } = await newestPosition(caller);
    const out = { currency_id: USDT_ID, number: '0.01', from_field: 'lever', to_field: 'change' };
    const transfer = () => caller.post('wallet/change', out);
    await expectRefusal(bench, transfer, refused('leveraged_trade_open'));
    expect(await caller.post('lever/close', { id })).toMatchObject({ type: 'ok' });
    const { fee, profit } = await newestPosition(caller);
    // Within one moment a position can only lose its spread and its fee.
    expect([fee > 0, profit <= 0]).toEqual([true, true]);
    known.contract += profit - fee;
    known.lost += fee - profit;
  });

export const endingSession = (user: number): Command =>
  command('endSession', user, undefined, async (known, caller, _model, bench) => {
    if (!known.registered) return;
    await control(bench.world, bench.backend, { command: 'end-session', account: nameOf(user) });
    known.signedIn = false;
    await expectRefusal(bench, () => caller.get('user/info'), EXPIRED);
  });

export const waiting = (ms: number): Command =>
  command('wait', 0, ms, async (_known, _caller, model, bench) => {
    model.now += ms;
    const advance = { command: 'advance', seconds: ms / 1000 } as const;
    expect(await control(bench.world, bench.backend, advance)).toBe(model.now);
  });
