import { browserEnvironment } from '@/api/pending/environment';
import {
  isSameSession,
  parseOperation,
  sessionBindingOf,
  type PendingOperation,
} from '@/api/pending/operation';
import { useDraft } from '@/session/use-draft';

/** The key of the stored openings, and of their checks. */
export const OPENINGS_KEY = 'leverage-openings';
const NONE: readonly PendingOperation[] = [];

const parseOpenings = (value: unknown): readonly PendingOperation[] | undefined =>
  Array.isArray(value) ? value.flatMap((one) => parseOperation(one) ?? []) : undefined;

/** True in the session in which an opening was confirmed. */
export const isOwnOpening = (operation: PendingOperation): boolean => {
  const session = browserEnvironment.session();
  return isSameSession(operation, session && sessionBindingOf(session));
};

/**
 * Confirmed openings whose positions are still to be read back, or differ from what was asked for and were not told yet. They
 * survive a reload, not a sign-out.
 */
export const useOpeningChecks = () => {
  const { draft, update } = useDraft(OPENINGS_KEY, NONE, parseOpenings);
  return {
    openings: draft.filter(isOwnOpening),
    /** Checks a confirmed opening. */
    start: (operation: PendingOperation): void => update((all) => [...all, operation]),
    /** Forgets one: it is as asked, or the user was told. */
    finish: ({ idempotencyKey }: PendingOperation): void =>
      update((all) => all.filter((one) => one.idempotencyKey !== idempotencyKey)),
  };
};
