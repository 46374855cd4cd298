import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { control } from '../control';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { openBench, START, type Bench } from '../testing/gated-backend';
import { USDT_ID } from '../catalogue/currencies';

let mock: Bench;
let now: number;
beforeEach(async () => {
  mock = await openBench();
  now = START;
  await mock.caller.logIn('trader', READY_PASSWORD);
});

const refused = (message: string) => ({ type: 'error', message });
const wait = async (seconds: number): Promise<void> => {
  await control(mock.world, mock.backend, { command: 'advance', seconds });
  now += seconds * 1000;
};
const key = (fields: Readonly<Record<string, unknown>>) => mock.caller.post('safe/google', fields);
const confirm = (code: string) => mock.caller.post('safe/google/confirm', { code });
const secret = async (): Promise<string> => {
  const { message } = await key({ action: 'get' });
  return typeof message === 'object' && message !== null
    ? String(Reflect.get(message, 'secret'))
    : '';
};
const codeAt = (base32: string, ms: number): string =>
  new TOTP({ secret: base32 }).generate({ timestamp: ms });

describe('an authenticator', () => {
  it('shows the same key until it is confirmed, and never after', async () => {
    const base32 = await secret();
    expect(base32).toMatch(/^[A-Z2-7]{32}$/u);
    expect(await secret()).toBe(base32);
    expect(await confirm('111111')).toEqual(refused('operation_unauthorized'));
    expect(await key({ action: 'set' })).toEqual(refused('parameters_missing'));
    expect(await key({ action: 'set', code: codeAt(base32, now) })).toEqual({
      type: 'ok',
      message: { enabled: 1, secret: null, qrcode: null },
    });
    expect(await key({ action: 'get' })).toMatchObject({ message: { secret: null } });
    await wait(60);
    expect(await key({ action: 'set', code: codeAt(base32, now) })).toEqual(
      refused('operation_unauthorized'),
    );
  });

  it('accepts a code of this step and its neighbours, once each', async () => {
    const base32 = await secret();
    // A code three steps old is expired, one of another key is wrong.
    expect(await key({ action: 'set', code: codeAt(base32, now - 90_000) })).toEqual(
      refused('verification_code_expired'),
    );
    expect(await key({ action: 'set', code: codeAt('A'.repeat(32), now) })).toEqual(
      refused('verification_code_wrong'),
    );
    await key({ action: 'set', code: codeAt(base32, now) });
    expect(await confirm(codeAt(base32, now))).toEqual(refused('verification_code_wrong'));
    expect(await confirm(codeAt(base32, now + 30_000))).toMatchObject({ type: 'ok' });
    await wait(60);
    expect(await confirm(codeAt(base32, now))).toMatchObject({ type: 'ok' });
  });

  it('guards withdrawals, for five minutes per code', async () => {
    const bind = (address: string) =>
      mock.caller.post('user/cash_save', { kind: 'wallet', currency: USDT_ID, address });
    await key({ action: 'get' });
    await key({ action: 'set', code: '111111' });
    expect(await bind('TDEMO-NOT-PAYABLE-0001')).toEqual(refused('operation_unauthorized'));
    await confirm('111111');
    expect(await bind('TDEMO-NOT-PAYABLE-0001')).toMatchObject({ type: 'ok' });
    await wait(301);
    expect(await bind('TDEMO-NOT-PAYABLE-0006')).toEqual(refused('operation_unauthorized'));
    const out = { currency: USDT_ID, number: '50', rate: '1', address: 'TDEMO-NOT-PAYABLE-0001' };
    expect(await mock.caller.post('wallet/out', { ...out, pay_password: 'x' })).toEqual(
      refused('operation_unauthorized'),
    );
  });

  it.each([
    ['000000', 'verification_code_wrong'],
    ['222222', 'verification_code_expired'],
    ['333333', 'too_many_attempts'],
  ])('%s forces %s', async (code, reason) => {
    expect(await key({ action: 'set', code })).toEqual(refused(reason));
  });
});
