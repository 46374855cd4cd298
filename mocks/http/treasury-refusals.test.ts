import { describe, expect, it } from 'vitest';
import type { ErrorKey } from '@/api/generated/model';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { READY_PASSWORD, type ReadyAccount } from '../scenarios/ready-accounts';
import { openBench, type Bench } from '../testing/gated-backend';
import { expectRefused, refuseNextCall } from '../testing/refusals';
import {
  BY_FAULT,
  CASES,
  OWN_MACHINERY,
  REQUESTS,
  send,
  type Case,
  type Cases,
  type Fields,
} from '../testing/treasury-cases';

type Call = keyof typeof CASES;
const isCall = (id: string): id is Call => Object.hasOwn(CASES, id);
const CALLS: readonly Call[] = Object.keys(CASES).filter(isCall);

const requestOf = (id: Call): Fields => {
  const requests: Partial<Record<OperationId, Fields>> = REQUESTS;
  return requests[id] ?? {};
};

const casesOf = (id: Call): readonly (readonly [ErrorKey, Case])[] => {
  const cases: Cases = CASES[id];
  return OPERATIONS[id].errors.flatMap((key) => {
    const found = cases[key];
    return found === undefined ? [] : [[key, found] as const];
  });
};

const benchOf = async (account: ReadyAccount['account'] = 'practice'): Promise<Bench> => {
  const bench = await openBench();
  await bench.caller.logIn(account, READY_PASSWORD);
  return bench;
};

describe.each(CALLS)('%s', (id) => {
  it.each(casesOf(id))('refuses with %s and changes nothing', async (key, refusal) => {
    const bench = await benchOf(refusal.as);
    const fields = refusal.fields ?? requestOf(id);
    await refusal.first?.(bench, fields);
    await expectRefused(bench, () => send(bench, id, fields, refusal.headers), key);
    expect(bench.defects).toEqual([]);
  });

  it('announces no other refusals except those forced by a fault', async () => {
    const known = casesOf(id).map(([key]) => key);
    const others: readonly ErrorKey[] = OPERATIONS[id].errors.filter((key) => !known.includes(key));
    const machinery = [...OWN_MACHINERY, ...(BY_FAULT[id] ?? [])];
    expect(others.filter((key) => !machinery.includes(key))).toEqual([]);
    const bench = await benchOf();
    for (const key of others) {
      refuseNextCall(bench, id, key);
      await expectRefused(bench, () => send(bench, id, requestOf(id)), key);
    }
  });
});
