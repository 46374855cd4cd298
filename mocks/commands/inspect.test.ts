import { beforeEach, expect, it } from 'vitest';
import { control, ControlCommand } from '../control';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { openBench, START, type Bench } from '../testing/gated-backend';
import { USDT_ID } from '../catalogue/currencies';

let mock: Bench;
beforeEach(async () => {
  mock = await openBench();
});
const command = (value: unknown) => control(mock.world, mock.backend, ControlCommand.parse(value));

it('submissions are pending until they are decided', async () => {
  await mock.caller.logIn('unverified', READY_PASSWORD);
  const person = { real_type: 1, id_type: 1, name: 'Ada', surname: 'Review', card_id: 'L01X00T47' };
  expect(await command({ command: 'pending' })).toEqual([]);
  await mock.caller.post('user/real_name', person);
  const [found] = [await command({ command: 'pending' })].flat();
  expect(found).toMatchObject({ collection: 'certifications', account: 'unverified' });
  const before = await mock.world.snapshot();
  await command({ command: 'pending' });
  expect(await mock.world.snapshot()).toEqual(before);
  expect(found).toMatchObject({ status: 'review', decisions: ['approve', 'reject'] });
  const { records } = await mock.world.snapshot();
  const id = Number(Object.keys(records.certifications).at(-1));
  await command({ command: 'review', collection: 'certifications', id });
  expect(await command({ command: 'pending' })).toEqual([]);
});

it('the schedule has the time and the next due events', async () => {
  await mock.caller.logIn('practice', READY_PASSWORD);
  const order = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '100' };
  await mock.caller.post('microtrade/submit', order);
  expect(await command({ command: 'schedule' })).toMatchObject({
    now: START,
    frozen: true,
    next: [{ at: START + 30_000, topic: 'secondsExpiry' }],
  });
  expect(await command({ command: 'next' })).toBe(START + 30_000);
  expect(await command({ command: 'schedule' })).toMatchObject({ now: START + 30_000 });
});

it('the newest calls are kept with their replies and faults', async () => {
  await command({
    command: 'fault',
    operation: '*',
    stage: 'beforeCommit',
    effect: { kind: 'session-lost' },
    times: 1,
  });
  await mock.backend.handle(new Request('http://mock.invalid/api/getareacode'));
  await mock.caller.get('currency/quotation_new');
  expect(await command({ command: 'calls' })).toMatchObject([
    { operation: 'getQuotations', status: 200, fault: undefined },
    { operation: 'getAreaCodes', status: 200, fault: 'session-lost' },
  ]);
});

it("fault rules match by the contract's names", async () => {
  const names = await command({ command: 'contract' });
  const logIn = { id: 'logIn', method: 'POST', path: '/user/login', tag: 'access' };
  expect(names).toHaveProperty('operations', expect.arrayContaining([logIn]));
  expect(names).toMatchObject({
    events: [
      'daymarket',
      'kline',
      'market_depth',
      'match_trade',
      'lever_trade',
      'lever_closed',
      'closed_microorder',
      'user_notification',
    ],
  });
  const silence = { stage: 'socket', effect: { kind: 'silent' }, times: 1 };
  const rule = { command: 'fault', ...silence };
  expect(() => ControlCommand.parse({ ...rule, event: 'login' })).toThrow();
  expect(() =>
    ControlCommand.parse({ ...rule, event: 'kline', operation: 1, stage: '' }),
  ).toThrow();
  await command({ ...rule, event: 'kline' });
  expect(await command({ command: 'faults' })).toMatchObject([{ id: 0, left: 1 }]);
  expect(await command({ command: 'remove-fault', id: 0 })).toBe(true);
  expect(await command({ command: 'faults' })).toEqual([]);
});

it('polls do not push user actions out of the log', async () => {
  await mock.caller.logIn('practice', READY_PASSWORD);
  for (let poll = 0; poll < 70; poll += 1) await mock.caller.get('getareacode');
  const found = [await command({ command: 'calls' })].flat();
  // 40 reads and the sign-in are kept.
  expect(found).toHaveLength(41);
  expect(found.at(-1)).toMatchObject({ operation: 'logIn' });
});

it('the log is empty after a reset of the world', async () => {
  await mock.caller.get('getareacode');
  await command({ command: 'reset' });
  expect(await command({ command: 'calls' })).toEqual([]);
});
