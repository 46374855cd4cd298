import { expect } from 'vitest';
import type { ErrorKey } from '@/api/generated/model';
import type { CallRule } from '../scenarios/fault-rule';
import type { Bench } from './gated-backend';

type Reply = Record<string, unknown>;

/** Sends a call that must be refused with `key`: the state stays as it was, to the byte. */
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

/** Lets the next call of an operation be refused with `key`, as a server does whose own machinery fails. */
export const letRefuse = (
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
