import type { RecordedCall } from '../call-log';
import { tokenOf } from '../engine/accounts/log-in';
import type { WorldState } from '../engine/state';

/** How the world of recorded calls was opened. */
export interface ReplayedWorld {
  readonly seed: number;
  /** Epoch milliseconds. */
  readonly openedAt: number;
  /** Its opening spec; empty for a plain world. */
  readonly opening: string;
}

/** A recorded call: `as` names the account instead of a token. */
export interface ReplayedCall {
  /** World time, epoch milliseconds; that of the previous call if absent. */
  readonly at?: number | undefined;
  readonly as?: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly contentType?: string | undefined;
  readonly body?: string | undefined;
}

const SESSION_LOST = '999';

/** The account of each token ever issued in this world: tokens are deterministic. */
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

/** Expected fields of the reply: success, or the reason of the refusal. Ids and prices are not compared. */
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
  // A call whose session was lost is repeated without a session.
  as: fieldsOf(reply)['type'] === SESSION_LOST ? undefined : accounts.get(token ?? ''),
  method,
  path,
  ...(body === undefined || body === '' ? {} : { contentType, body }),
});

/** Excludes replies made by a fault and forms with files, which are not kept. */
const canBeSent = ({ fault, hasFile, reply }: RecordedCall): boolean =>
  fault === undefined && !hasFile && reply !== '';

/**
 * The source of a test that opens the same world and repeats these calls as the same users at the same world times. It
 * contains typed data but no tokens.
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
