import * as zod from 'zod/mini';
import { useState } from 'react';
import { readStoredJson, writeStored } from './storage';

const parse = (value: unknown): number | undefined => zod.int().safeParse(value).data;

const keyOf = (recipient: string): string => `codeDeadline:${recipient}`;

/**
 * Earliest time of the next code to a recipient, in epoch milliseconds: whoever corrects a mistyped address need not wait.
 * Kept in session storage, so that a reload does not reset it. `undefined` recipient: none is entered yet.
 */
export const useResendDeadline = (recipient: string | undefined, waitMs: number) => {
  const [sent, setSent] = useState<{ readonly to: string; readonly deadline: number }>();
  const stored =
    recipient === undefined ? undefined : readStoredJson(keyOf(recipient), parse, 'session');
  return {
    deadline: sent !== undefined && sent.to === recipient ? sent.deadline : stored,
    startCooldown: (): void => {
      if (recipient === undefined) return;
      const deadline = Date.now() + waitMs;
      writeStored(keyOf(recipient), String(deadline), 'session');
      setSent({ to: recipient, deadline });
    },
  };
};
