import type { SessionExpired } from '@/api/errors';
import { failureText } from '@/api/failure-text';
import { loginPath } from '@/domain/screens/return-path';
import { endSession } from '@/session/session';
import { showToast } from '@/ui';

/** The message of a lost session stays for 3 s (specification, section 7). */
const MESSAGE_MS = 3000;

/**
 * Handles a lost session: clears it, shows the message and the login screen, which leads back afterwards. Ignores a late
 * reply to an older session.
 */
export const expireSession = (failure: SessionExpired): void => {
  if (failure.token === undefined || !endSession(failure.token)) return;
  showToast({ text: failureText(failure), tone: 'error', duration: MESSAGE_MS });
  const here = window.location.hash.slice(1) || '/';
  // Replaces the history entry: after login that screen returns to it, and Back leads to the one before. Without router
  // state it counts as the first screen, so leaving the login leads Home instead of to a screen that needs a session.
  const state = { idx: 0 } as const;
  window.history.replaceState(state, '', `#${loginPath(here)}`);
  // Outside React, so tell the router through its history event.
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
};
