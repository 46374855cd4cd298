import type { RecordedCall } from '../call-log';
import { tokenOf } from '../engine/accounts/log-in';
import type { WorldState } from '../engine/state';

/** How the world of copied calls was opened. */
export interface ReplayedWorld {
  readonly seed: number;
  /** Epoch milliseconds. */
  readonly openedAt: number;
  /** The words that it was opened with, none for a plain one. */
  readonly opening: string;
}

/** A copied call: `as` names the account instead of a token. */
export interface ReplayedCall {
  /** The world's time, epoch milliseconds; that of the call before if absent. */
  readonly at?: number | undefined;
  readonly as?: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly contentType?: string | undefined;
  readonly body?: string | undefined;
}

const SESSION_LOST = '999';

/** The account of each token that this world has ever issued: tokens reproduce. */
const accountsByToken = ({ seed, users, tokenCount }: WorldState): ReadonlyMap<string, string> =>
  new Map(
    Object.values(users).flatMap(({ id, account }) =>
      Array.from(
        { length: tokenCount },
        (_, count) => [tokenOf(seed, id, count), account] as const,
      ),
    ),
  );

const fieldsOf = (reply: string): Readonly<Record<string, unknown>> => {
  const value: unknown = JSON.parse(reply);
  return typeof value === 'object' && value !== null ? { ...value } : {};
};

/** What must be heard again: that it went well, or why not. What ids and prices are is not asked. */
const expectedOf = ({ reply }: RecordedCall): Readonly<Record<string, unknown>> => {
  const { type, message, code } = fieldsOf(reply);
  if (type === undefined) return { code };
  return type === 'ok' ? { type } : { type, message };
};

const callOf = (
  { at, token, method, path, contentType, body, reply }: RecordedCall,
  accounts: ReadonlyMap<string, string>,
): ReplayedCall => ({
  at,
  // Who had no session any more has none here.
  as: fieldsOf(reply)['type'] === SESSION_LOST ? undefined : accounts.get(token ?? ''),
  method,
  path,
  ...(body === undefined || body === '' ? {} : { contentType, body }),
});

/** A fault's answer is none of the exchange, and a form with files was not kept. */
const canBeSent = ({ fault, hasFile, reply }: RecordedCall): boolean =>
  fault === undefined && !hasFile && reply !== '';

/**
 * The text of a test that opens such a world and makes these calls again, as the same people, at the same times of its
 * clock. It has no tokens in it; what was typed is in it.
 */
export const testOf = (state: WorldState, calls: readonly RecordedCall[]): string => {
  const { seed, origin: opening = '', openedAt = state.clock.worldMs } = state;
  const world: ReplayedWorld = { seed, openedAt, opening };
  const accounts = accountsByToken(state);
  const sent = calls.filter(canBeSent);
  return [
    "import { expect, it } from 'vitest';",
    "import { openReplay } from '@mocks/testing/replay';",
    '',
    '// Left out: what was done before these calls and by commands of the control port (but for the clock),',
    '// forms with files, and calls on which a fault struck.',
    "it('the exchange answers as it did', async () => {",
    `  const send = await openReplay(${JSON.stringify(world)});`,
    ...sent.map(
      (call) =>
        `  expect(await send(${JSON.stringify(callOf(call, accounts))})).toMatchObject(${JSON.stringify(expectedOf(call))});`,
    ),
    '});',
    '',
  ].join('\n');
};
