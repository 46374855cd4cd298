import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ControlCommand } from '@mocks/control';
import { showToast } from '@/ui';

/** Gives the simulated backend a command. Rejects with its reason. */
export const command = async (value: ControlCommand): Promise<unknown> => window.__mock?.(value);

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Runs a piece of work of the presenter; what the screens show is asked for again. A failure is told. */
export const usePresenter = () => {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async (work: () => Promise<unknown>, done?: string): Promise<void> => {
      setBusy(true);
      try {
        await work();
        if (done !== undefined) showToast({ text: done, tone: 'success' });
      } catch (error) {
        showToast({ text: reasonOf(error), tone: 'error' });
      } finally {
        setBusy(false);
        await queryClient.invalidateQueries();
      }
    },
    [queryClient],
  );
  return { busy, run };
};
