import * as zod from 'zod/mini';
import { useState } from 'react';
import { readStoredJson, writeStored } from './storage';

const parse = (value: unknown): number | undefined => zod.int().safeParse(value).data;

/**
 * Earliest time of the next code, in epoch milliseconds, for each `kind` of recipient. Kept in session storage, so that a
 * reload does not reset it.
 */
export const useResendDeadline = (kind: string, waitMs: number) => {
  const key = `codeDeadline:${kind}`;
  const [deadline, setDeadline] = useState(() => readStoredJson(key, parse, 'session'));
  return {
    deadline,
    startCooldown: (): void => {
      const next = Date.now() + waitMs;
      writeStored(key, String(next), 'session');
      setDeadline(next);
    },
  };
};
