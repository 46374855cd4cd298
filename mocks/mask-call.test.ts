import { expect, it } from 'vitest';
import { control } from './control';
import { READY_PASSWORD } from './scenarios/ready-accounts';
import { openBench } from './testing/gated-backend';

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

it('the public password of the ready accounts stays, to repeat their log-in', async () => {
  const { world, backend, caller } = await openBench();
  await caller.logIn('trader', READY_PASSWORD);
  expect(await control(world, backend, { command: 'calls-as-test' })).toContain(READY_PASSWORD);
});
