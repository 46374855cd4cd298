import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { control, ControlCommand } from '../control';
import { openAs } from '../scenarios/open-as';
import { openBench } from '../testing/gated-backend';
import { USDT_ID } from '../catalogue/currencies';

const ORDER = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '100' };
const REGISTRATION = {
  type: 'account',
  user_string: 'grace1906',
  password: 'hopper1906',
  re_password: 'hopper1906',
  extension_code: 'QUAYSIDE',
};

/** Calls of a visitor and two users in one world, exported as a test. */
const copyTest = async (): Promise<{ text: string; tokens: readonly string[] }> => {
  const { world, backend, caller } = await openBench();
  const persona = await openAs(world, 'persona:saver,seed:11,clock:2026-03-04T12:00Z');
  const command = (value: unknown) => control(world, backend, ControlCommand.parse(value));
  await command({ command: 'freeze' });
  caller.useToken(persona);
  await caller.post('wallet/list', {});
  await caller.post('microtrade/submit', { ...ORDER, number: '0.5' });
  await caller.post('user/register', REGISTRATION);
  await caller.logIn('grace1906', 'hopper1906');
  const first = caller.token();
  await caller.post('microtrade/submit', ORDER);
  await command({ command: 'advance', seconds: 30.5 });
  await caller.get('microtrade/lists?page=1&limit=10');
  await caller.logIn('grace1906', 'hopper1906');
  const to = Date.UTC(2026, 2, 4, 12) / 1000;
  await caller.get(`currency/new_timeshar?symbol=BTC/USDT&period=1min&from=${to - 3600}&to=${to}`);
  await caller.post('microtrade/submit', { ...ORDER, number: '7777.04' });
  await command({ command: 'end-session', account: 'grace1906' });
  await caller.get('user/info');
  const fault = { operation: '*', stage: 'beforeCommit', effect: { kind: 'html' }, times: 1 };
  await command({ command: 'fault', ...fault });
  await backend.handle(new Request('http://mock.invalid/api/getareacode'));
  return {
    text: String(await command({ command: 'calls-as-test' })),
    tokens: [persona ?? '', first ?? '', caller.token() ?? ''],
  };
};

const { text, tokens } = await copyTest();
// Inside the sources, because path aliases do not resolve elsewhere.
const folder = await mkdtemp(join(import.meta.dirname, 'copied-'));
try {
  await writeFile(join(folder, 'calls.ts'), text);
  // Runs the exported test as a test of this file.
  await import(join(folder, 'calls.ts'));
} finally {
  await rm(folder, { recursive: true });
}

it('an exported test names accounts instead of tokens, and expects the recorded replies', () => {
  for (const token of tokens) {
    expect(token).toMatch(/^[\da-f]{32}$/u);
    expect(text).not.toContain(token);
  }
  const lines = text.split('\n').filter((line) => line.includes('send({'));
  expect(lines.map((line) => /toMatchObject\((.*)\);$/u.exec(line)?.[1])).toEqual([
    '{"type":"ok"}',
    '{"type":"error","message":"order_below_minimum"}',
    '{"type":"ok"}',
    '{"type":"ok"}',
    '{"type":"ok"}',
    '{"type":"ok"}',
    '{"type":"ok"}',
    '{"code":1}',
    // Forced by a magic value, though the amount is above the maximum.
    '{"type":"error","message":"order_below_minimum"}',
    '{"type":"999","message":"session_expired"}',
  ]);
  expect(lines[0]).toContain('"as":"saver"');
  expect(lines[4]).toContain('"as":"grace1906"');
  expect(lines[9]).not.toContain('"as"');
});
