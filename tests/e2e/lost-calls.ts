import type { Locator } from '@playwright/test';
import * as zod from 'zod';
import { PATIENCE } from '../support/patience';
import { type App, expect, pastDoubleTap } from './app';

/** The fields read from the result of the command `calls`. */
export const CALLS = zod.array(zod.object({ operation: zod.string(), ms: zod.number() }));

/** The effect of a fault by which no reply comes, for `failNextCalls`. */
export const NO_REPLY = { kind: 'network-error' } as const;

/** Makes the next calls of an operation fail, before or after the server has committed them. */
export const failNextCalls = (
  app: App,
  operation: string,
  stage: 'beforeCommit' | 'afterCommit',
  effect: Readonly<Record<string, unknown>>,
  times = 1,
): Promise<unknown> => app.mock({ command: 'fault', operation, stage, effect, times });

/**
 * Advances the server's clock past the two minutes in which a call without a reply can still arrive, and taps "Check
 * again" until `answer` is visible. The page learns the new time with its next reply, so the first try can be too early.
 */
export const checkAgainAfterTimeout = async (
  { page, sheet, mock }: App,
  answer: Locator,
): Promise<void> => {
  await mock({ command: 'advance', seconds: 130 });
  await expect(async () => {
    await pastDoubleTap(page);
    if (!(await answer.isVisible()))
      await sheet.getByRole('button', { name: 'Check again' }).click({ timeout: PATIENCE.try });
    await expect(answer).toBeVisible({ timeout: PATIENCE.try });
  }).toPass({ timeout: PATIENCE.condition });
};

/**
 * Moves on to another second than the one in which the last operation ended. Records tell whole seconds, so the record of
 * another operation in the same second would prove nothing.
 */
export const nextSecond = ({ mock }: App): Promise<unknown> =>
  mock({ command: 'advance', seconds: 2 });

/**
 * Sends a call that is lost on its way to the server: its outcome is not known until it can no longer arrive, and then that
 * nothing has changed. The next call is of another second, and the next tap in the sheet is no double tap.
 */
export const loseCall = async (
  app: App,
  operation: string,
  send: () => Promise<void>,
): Promise<void> => {
  await failNextCalls(app, operation, 'beforeCommit', NO_REPLY);
  await send();
  await expect(app.sheet.getByText(/^We do not know yet/u)).toBeVisible();
  await checkAgainAfterTimeout(app, app.sheet.getByText(/^This was not carried out/u));
  await nextSecond(app);
  await pastDoubleTap(app.page);
};

/** Waits until the backend has answered a call of this operation that a fault held up for `ms` milliseconds. */
export const untilLateReply = async (
  { mock }: App,
  operation: string,
  ms: number,
): Promise<void> => {
  const late = async (): Promise<readonly unknown[]> => {
    const calls = CALLS.parse(await mock({ command: 'calls' }));
    return calls.filter((call) => call.operation === operation && call.ms >= ms);
  };
  await expect.poll(late).not.toEqual([]);
};
