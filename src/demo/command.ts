import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ControlCommand } from '@mocks/control';
import { forgetMisses } from '@/api/missing-call-pause';
import { showToast } from '@/ui';

/** Sends a command to the mock backend. Rejects with its error. */
export const command = async (value: ControlCommand): Promise<unknown> => window.__mock?.(value);

/** What the mock backend says, for who demos it. */
const REASONS: Readonly<Record<string, string>> = {
  account_frozen: 'This account is frozen: log in by hand.',
  account_locked: 'This account is locked: log in by hand.',
  'no checkpoint presenter': 'There is no checkpoint yet. Set one first.',
  'checkpoint presenter cannot be stored':
    'This browser could not store the checkpoint. Save the world as a file instead.',
  'checkpoint presenter cannot be read':
    'This browser could not read the checkpoint. Reload the page and try again.',
  'checkpoint presenter is of a later version':
    'The checkpoint is of a later version: reload the page.',
  'checkpoint presenter is of another version':
    'The checkpoint is of another version: set a new one.',
};

const reasonOf = (error: unknown): string => {
  const text = error instanceof Error ? error.message : String(error);
  return REASONS[text] ?? text;
};

/**
 * Runs an action of the presenter, then asks for everything again, also for what was missing: it may have mended that. Shows
 * a toast on failure.
 */
export const usePresenter = () => {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, done?: string): Promise<void> => {
    setBusy(true);
    try {
      await work();
      if (done !== undefined) showToast({ text: done, tone: 'success' });
    } catch (error) {
      showToast({ text: reasonOf(error), tone: 'error' });
    } finally {
      setBusy(false);
      forgetMisses();
      await queryClient.invalidateQueries();
    }
  };
  return { busy, run };
};
