import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ErrorKey } from '@/api/generated/model';
import { OPERATIONS } from '@/api/generated/operations';
import { ErrorKey as Keys } from '@/api/generated/zod/schemas';
import { OPERATION_IDS } from '@mocks/http/operations';
import { control } from '@mocks/control';
import { READY_PASSWORD } from '@mocks/scenarios/ready-accounts';
import { MAGIC_VALUES, deferredValue } from '@mocks/scenarios/magic-values';
import { REFUSAL_CASES, type RefusalCase } from '@mocks/scenarios/refusal-cases';
import { isFields } from '@mocks/testing/contract';
import { openBench, type Bench } from '@mocks/testing/gated-backend';
import { sendFields } from '../support/send-fields';

/** Refusals of the transport, which no call returns. */
const TRANSPORT: readonly ErrorKey[] = ['request_failed', 'not_found'];

type Step = NonNullable<RefusalCase['after']>[number];

const JPG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);

const send = (bench: Bench, { call, fields, clientId }: Exclude<Step, { seconds: number }>) => {
  const sent = OPERATIONS[call].multipart
    ? Object.fromEntries(
        Object.entries(fields).map(([name, file]) => [name, new File([JPG], String(file))]),
      )
    : fields;
  const headers = clientId === undefined ? {} : { 'idempotency-key': clientId };
  return sendFields(bench, call, sent, headers);
};

const take = async (bench: Bench, step: Step): Promise<void> => {
  if ('seconds' in step) {
    await control(bench.world, bench.backend, { command: 'advance', seconds: step.seconds });
    return;
  }
  expect(await send(bench, step)).toMatchObject({ type: 'ok' });
};

const keyOf = (reply: unknown): unknown =>
  isFields(reply) ? (reply['message'] ?? reply['msg']) : undefined;

/** Everything that a case sends, as text. */
const sentIn = (found: RefusalCase | undefined): readonly string[] =>
  found === undefined
    ? []
    : [found, ...(found.after ?? [])].flatMap((step) =>
        'seconds' in step ? [] : Object.values(step.fields).map(String),
      );

const FORCING = MAGIC_VALUES.flatMap((row) => ('key' in row ? [row] : []));

const CASES = Keys.options.flatMap((key) => {
  const found = REFUSAL_CASES[key];
  return found === undefined ? [] : [{ key, found }];
});

describe('a refusal of the catalogue', () => {
  it.each(CASES)('is returned by its case, and changes nothing: $key', async ({ key, found }) => {
    const bench = await openBench();
    if (found.as !== 'visitor') await bench.caller.logIn(found.as, READY_PASSWORD);
    for (const step of found.after ?? []) await take(bench, step);
    const before = JSON.stringify(await bench.world.snapshot());
    // The gate checks that the call announces it, in the right envelope.
    expect(keyOf(await send(bench, found))).toBe(key);
    expect(JSON.stringify(await bench.world.snapshot())).toBe(before);
    expect(bench.defects).toEqual([]);
  });

  it('of a subscription without a body, as specified, is the missing project', async () => {
    const { backend, caller } = await openBench();
    await caller.logIn('practice', READY_PASSWORD);
    const headers = { authorization: caller.token() ?? '' };
    const request = new Request('http://mock.invalid/api/project/order', {
      method: 'POST',
      headers,
    });
    const response = await backend.handle(request);
    expect(keyOf(await response.json())).toBe('pid_empty');
  });

  it('of the transport is returned if no call matches', async () => {
    const { backend, caller } = await openBench();
    expect(await caller.get('no/such/call')).toEqual({ type: 'error', message: 'not_found' });
    const effect = { kind: 'http', status: 502 } as const;
    backend.faults.add({ operation: '*', stage: 'beforeCommit', effect, times: 1 });
    expect(await caller.get('getareacode')).toEqual({ type: 'error', message: 'request_failed' });
  });

  it('by the engine has a case that breaks a rule, not only a magic value', () => {
    const text = readFileSync(join(import.meta.dirname, '../../mocks/engine/refusal.ts'), 'utf8');
    const given = [...text.matchAll(/^ {2}\| '(?<key>\w+)'/gmu)].map(
      ({ groups }) => groups?.['key'],
    );
    expect(given.length).toBeGreaterThan(40);
    // A magic value decides nothing: each of these cases has fields that a rule refuses.
    const forced = MAGIC_VALUES.flatMap(({ value }) => [value, deferredValue(value) ?? value]);
    const ruled = Object.entries(REFUSAL_CASES).filter(
      ([, found]) => !sentIn(found).some((field) => forced.includes(field)),
    );
    expect(given.filter((key) => !ruled.some(([name]) => name === key))).toEqual([]);
  });

  it.each(FORCING)('is forced by $value as $key, and changes nothing', async ({ value, key }) => {
    const bench = await openBench();
    await bench.caller.logIn('practice', READY_PASSWORD);
    const before = JSON.stringify(await bench.world.snapshot());
    const announcing = OPERATION_IDS.filter((id) => {
      const errors: readonly string[] = OPERATIONS[id].errors;
      return OPERATIONS[id].method === 'POST' && (TRANSPORT.includes(key) || errors.includes(key));
    });
    const heard = await Promise.all(
      announcing.map(async (id) =>
        keyOf(await sendFields(bench, id, { number: value, amount: value, num: value, id: value })),
      ),
    );
    expect(heard).toContain(key);
    expect(JSON.stringify(await bench.world.snapshot())).toBe(before);
  });

  it('has at most one value that forces it', () => {
    const keys = FORCING.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const values = MAGIC_VALUES.flatMap(({ value }): string[] =>
      [value, deferredValue(value) ?? []].flat(),
    );
    expect(new Set(values).size).toBe(values.length);
    // In the format of amounts, so that an order read back contains the same text.
    expect(values.filter((value) => !/^7777(?:\.\d\d|\d\d)$/u.test(value))).toEqual([]);
    // A case that only a magic value reaches uses the value of its key.
    for (const { value, key } of FORCING) {
      const fields = sentIn(REFUSAL_CASES[key]);
      const others = values.filter((other) => other !== value && other !== deferredValue(value));
      expect(fields.filter((field) => others.some((other) => other === field))).toEqual([]);
    }
  });

  it('has a case, or belongs to the transport', () => {
    const without = Keys.options.filter((key) => REFUSAL_CASES[key] === undefined);
    expect(without).toEqual(TRANSPORT);
  });
});
