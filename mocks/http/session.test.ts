import * as z from 'zod/mini';
import { beforeEach, describe, expect, it } from 'vitest';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { openBench, type Bench } from '../testing/gated-backend';

const LOST = { type: '999', message: 'session_expired' };

let mock: Bench;
beforeEach(async () => {
  mock = await openBench();
});

describe('signing out', () => {
  it('ends the session, once', async () => {
    await mock.caller.logIn('trader', READY_PASSWORD);
    expect(await mock.caller.get('user/logout')).toEqual({ type: 'ok', message: 'logout_success' });
    expect(await mock.caller.get('user/logout')).toEqual(LOST);
  });
});

describe('a changed login password', () => {
  it('ends every session of the user; only the new password signs in', async () => {
    await mock.caller.logIn('trader', READY_PASSWORD);
    const change = {
      account: 'trader',
      password: 'newpass1',
      repassword: 'newpass1',
      oldpassword: READY_PASSWORD,
    };
    expect(await mock.caller.post('user/forget', change)).toEqual({
      type: 'ok',
      message: 'password_changed',
    });
    expect(await mock.caller.get('user/info')).toEqual(LOST);
    await mock.caller.logIn('trader', 'newpass1');
    expect(await mock.caller.get('user/info')).toMatchObject({ type: 'ok' });
  });
});

describe('a registration by phone', () => {
  it('takes the id of a dialling code for the code, and refuses an unknown one', async () => {
    const phone = {
      type: 'mobile',
      user_string: '1512345679',
      code: '111111',
      password: 'secret12',
      re_password: 'secret12',
      extension_code: 'QUAYSIDE',
    };
    await mock.caller.post('sms_send_d', { mobile: phone.user_string, area_code: '49' });
    const { message } = z
      .object({ message: z.array(z.object({ id: z.int(), area_code: z.string() })) })
      .parse(await mock.caller.get('getareacode'));
    const germany = message.find((row) => row.area_code === '49')?.id;
    const register = (area_code_id?: number) =>
      mock.caller.post('user/register', { ...phone, area_code_id });
    expect(await register(99_999)).toEqual({ type: 'error', message: 'parameter_wrong' });
    expect(await register(germany)).toMatchObject({ type: 'ok' });
    await mock.caller.logIn(phone.user_string, phone.password);
    expect(await mock.caller.get('user/info')).toMatchObject({ message: { area_code: '49' } });
  });
});

describe('the user', () => {
  it('has the dialling code of the registration, and none without a phone', async () => {
    const phone = { mobile: '1512345678', area_code: '49' };
    await mock.caller.post('sms_send_d', phone);
    await mock.caller.post('user/register', {
      type: 'mobile',
      user_string: phone.mobile,
      area_code: phone.area_code,
      code: '111111',
      password: 'secret12',
      re_password: 'secret12',
      extension_code: 'QUAYSIDE',
    });
    await mock.caller.logIn(phone.mobile, 'secret12');
    expect(await mock.caller.get('user/info')).toMatchObject({
      message: { phone: '1512345678', area_code: '49', authenticator: 0 },
    });
    await mock.caller.logIn('trader', READY_PASSWORD);
    expect(await mock.caller.get('user/info')).toMatchObject({
      message: { phone: null, area_code: null },
    });
  });
});
