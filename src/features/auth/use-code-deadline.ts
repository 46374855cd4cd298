import * as zod from 'zod/mini';
import { useState } from 'react';
import { readStoredJson, writeStored } from '@/lib/storage';
import { LIMITS } from './model';

const parse = (value: unknown): number | undefined => zod.int().safeParse(value).data;

/** When the next code may be asked for. In the tab's storage: leaving the page or reloading it does not shorten the wait. */
export const useCodeDeadline = (kind: 'phone' | 'email') => {
  const key = `codeDeadline:${kind}`;
  const [deadline, setDeadline] = useState(() => readStoredJson(key, parse, 'session'));
  return {
    deadline,
    startWaiting: (): void => {
      const next = Date.now() + LIMITS.resendMs;
      writeStored(key, String(next), 'session');
      setDeadline(next);
    },
  };
};
