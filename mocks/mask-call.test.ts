import { TOTP } from 'otpauth';
import { privateKeyToAccount } from 'viem/accounts';
import { expect, it } from 'vitest';
import * as zod from 'zod';
import { control } from './control';
import { READY_PASSWORD } from './scenarios/ready-accounts';
import { openBench, START } from './testing/gated-backend';

const PASSWORD = 'hopper1906';
const REGISTRATION = {
  type: 'account',
  user_string: 'grace1906',
  password: PASSWORD,
  re_password: PASSWORD,
  extension_code: 'QUAYSIDE',
};

it('neither the newest calls nor the copied test have a password or a token', async () => {
  const { world, backend, caller } = await openBench();
  await caller.post('user/register', REGISTRATION);
  await caller.logIn('grace1906', PASSWORD);
  const token = caller.token() ?? '';
  expect(token).toMatch(/^[0-9a-f]{32}$/u);
  await caller.get('user/info');
  const newest = JSON.stringify(await backend.log.newest());
  const test = String(await control(world, backend, { command: 'calls-as-test' }));
  expect(test).toContain('masked01');
  for (const shown of [newest, test]) {
    expect(shown).not.toContain(token);
    expect(shown).not.toContain(PASSWORD);
  }
});

it('neither shows the key of an authenticator, which its QR code holds too, nor its codes', async () => {
  const { world, backend, caller } = await openBench();
  await caller.logIn('trader', READY_PASSWORD);
  const { message } = await caller.post('safe/google', { action: 'get' });
  const { secret } = zod.object({ secret: zod.string() }).parse(message);
  const code = new TOTP({ secret }).generate({ timestamp: START });
  await caller.post('safe/google', { action: 'set', code });
  const newest = JSON.stringify(await backend.log.newest());
  const test = String(await control(world, backend, { command: 'calls-as-test' }));
  expect(newest).toContain('setUpAuthenticator');
  for (const shown of [newest, test]) expect(shown).not.toContain(secret);
  expect(test).toContain(String.raw`\"code\":\"000000\"`);
  expect(test).not.toContain(code);
});

it('neither shows the signature of a wallet', async () => {
  const { world, backend, caller } = await openBench();
  const holder = privateKeyToAccount(`0x${'11'.repeat(32)}`);
  const sign = await holder.signMessage({ message: holder.address.toLowerCase() });
  await caller.post('user/addressreg', { sign, address: holder.address });
  const test = String(await control(world, backend, { command: 'calls-as-test' }));
  expect(test).toContain(holder.address);
  expect(test).not.toContain(sign);
});

it('a code that the mock tells everyone stays', async () => {
  const { world, backend, caller } = await openBench();
  await caller.post('user/register', { ...REGISTRATION, type: 'email', code: '222222' });
  const test = String(await control(world, backend, { command: 'calls-as-test' }));
  expect(test).toContain(String.raw`\"code\":\"222222\"`);
});

it('the public password of the ready accounts stays, to repeat their log-in', async () => {
  const { world, backend, caller } = await openBench();
  await caller.logIn('trader', READY_PASSWORD);
  expect(await control(world, backend, { command: 'calls-as-test' })).toContain(READY_PASSWORD);
});
