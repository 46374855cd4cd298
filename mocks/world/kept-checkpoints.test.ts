import { beforeEach, expect, it } from 'vitest';
import { USDT_ID } from '../catalogue/currencies';
import { control, ControlCommand } from '../control';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { balanceOf } from '../testing/exchange-model';
import { openBench, type Bench } from '../testing/gated-backend';
import { sharedCheckpoints, type SharedCheckpoints } from '../testing/shared-checkpoints';
import { sharedStore, type SharedStore } from '../testing/shared-store';

const ORDER = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '100' };
const command = (bench: Bench, value: unknown) =>
  control(bench.world, bench.backend, ControlCommand.parse(value));
const restore = (bench: Bench) => command(bench, { command: 'restore', name: 'presenter' });
const set = (bench: Bench) => command(bench, { command: 'checkpoint', name: 'presenter' });

let store: SharedStore;
let checkpoints: SharedCheckpoints;
let page: Bench;

/** The page loaded again: another world and backend on the same storage, with the same session. */
const reload = async (): Promise<Bench> => {
  const next = await openBench({ store, checkpoints });
  next.caller.useToken(page.caller.token());
  return next;
};

beforeEach(async () => {
  store = sharedStore();
  checkpoints = sharedCheckpoints();
  page = await openBench({ store, checkpoints });
  await page.caller.logIn('practice', READY_PASSWORD);
});

it('a stored checkpoint is there after a reload', async () => {
  await set(page);
  await page.caller.post('microtrade/submit', ORDER);
  const reloaded = await reload();
  // 10,000.00 - 100.00 - 0.20
  expect(await balanceOf(reloaded.caller)).toEqual({ available: 989_980, frozen: 10_000 });
  await restore(reloaded);
  expect(await balanceOf(reloaded.caller)).toEqual({ available: 1_000_000, frozen: 0 });
});

it('a stored checkpoint is the way back from a fresh world', async () => {
  await page.caller.post('microtrade/submit', ORDER);
  await set(page);
  await command(page, { command: 'reset' });
  const reloaded = await reload();
  await restore(reloaded);
  expect(await balanceOf(reloaded.caller)).toEqual({ available: 989_980, frozen: 10_000 });
});

it('a checkpoint keeps who was signed in, also over a reload, and nothing of it in the world', async () => {
  const before = await page.world.snapshot();
  const session = page.caller.token();
  await command(page, { command: 'checkpoint', name: 'presenter', session });
  await command(page, { command: 'reset', seed: 8, opening: 'persona:debtor' });
  const reloaded = await reload();
  expect(await restore(reloaded)).toBe(session);
  reloaded.caller.useToken(session);
  expect(await reloaded.caller.get('user/info')).toMatchObject({
    message: { account_number: 'practice' },
  });
  const { head: _head, ...state } = await reloaded.world.snapshot();
  const { head: _before, ...then } = before;
  expect(state).toStrictEqual(then);
});

it('a checkpoint of a visitor, or of a session that it does not know, signs nobody in', async () => {
  await set(page);
  expect(await restore(page)).toBeUndefined();
  await command(page, { command: 'checkpoint', name: 'presenter', session: 'unknown' });
  expect(await restore(page)).toBeUndefined();
});

it('a checkpoint that cannot be stored is reported, and the one before is kept', async () => {
  await set(page);
  await page.caller.post('microtrade/submit', ORDER);
  checkpoints.fill();
  await expect(set(page)).rejects.toThrow('checkpoint presenter cannot be stored');
  await restore(await reload());
  expect(await balanceOf(page.caller)).toEqual({ available: 1_000_000, frozen: 0 });
});

it('a storage that fails is reported, and the world goes on', async () => {
  await set(page);
  const state = await page.world.snapshot();
  checkpoints.block();
  await expect(restore(page)).rejects.toThrow('checkpoint presenter cannot be read');
  await expect(set(page)).rejects.toThrow('checkpoint presenter cannot be stored');
  expect(await page.world.snapshot()).toEqual(state);
});

it('the number of stored checkpoints is limited; a known name is used again', async () => {
  for (let i = 1; i <= 20; i += 1)
    expect(await command(page, { command: 'checkpoint', name: `c${i}` })).toBe(i);
  await expect(set(page)).rejects.toThrow('a world keeps 20 checkpoints');
  expect(await command(page, { command: 'checkpoint', name: 'c7' })).toBe(20);
});

it.each([
  ['an unknown version', { version: 0 }, 'is of another version'],
  ['a later version', { version: 99 }, 'is of a later version'],
  ['broken parts', { users: 5 }, 'is of another version'],
  [
    'books that do not add up',
    { ledger: { journals: [], balances: { 'user:1:live:coin:USDT:available': '1' } } },
    'is of another version',
  ],
])('a stored checkpoint of %s is refused, and the world goes on', async (_what, other, reason) => {
  const state = await page.world.snapshot();
  checkpoints.put('presenter', Object.assign(structuredClone(state), other));
  await expect(restore(page)).rejects.toThrow(`checkpoint presenter ${reason}`);
  expect(await page.world.snapshot()).toEqual(state);
});
