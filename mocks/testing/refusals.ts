import { expect } from 'vitest';
import type { ErrorKey } from '@/api/generated/model';
import type { CallRule } from '../scenarios/fault-rule';
import type { Bench } from './gated-backend';

type Reply = Record<string, unknown>;

/** Sends a call that must be refused with `key`, and checks that the state is unchanged, to the byte. */
export const expectRefused = async (
  { world }: Bench,
  send: () => Promise<Reply>,
  key: ErrorKey,
): Promise<void> => {
  const before = JSON.stringify(await world.snapshot());
  const type = key === 'session_expired' ? '999' : 'error';
  expect(await send()).toEqual({ type, message: key });
  expect(JSON.stringify(await world.snapshot())).toBe(before);
};

/** Forces the next call of an operation to be refused with `key`, like an internal error of a server. */
export const refuseNextCall = (
  { backend }: Bench,
  operation: CallRule['operation'],
  key: ErrorKey,
): void =>
  backend.faults.add({
    operation,
    stage: 'beforeCommit',
    effect: { kind: 'refusal', key },
    times: 1,
  });
