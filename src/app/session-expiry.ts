import type { SessionExpired } from '@/api/errors';
import { failureText } from '@/api/failure-text';
import { loginPath } from '@/domain/screens/return-path';
import { endSession } from '@/session/session';
import { showToast } from '@/ui';

/** The message of a lost session stays for 3 s (specification, section 7). */
const MESSAGE_MS = 3000;

/**
 * What a lost session means to the user: the message, the session cleared, the login screen, and a way back to where they were. A
 * late reply to an older session changes nothing.
 */
export const expireSession = (failure: SessionExpired): void => {
  if (failure.token === undefined || !endSession(failure.token)) return;
  showToast({ text: failureText(failure), tone: 'error', duration: MESSAGE_MS });
  const here = window.location.hash.slice(1) || '/';
  // In the place of the screen that was lost: logged in, that screen takes the place back, and Back leads to the one
  // before it. As the first screen of a visit: leaving the login screen leads Home, not to what needs a session.
  const state = { idx: 0 } as const;
  window.history.replaceState(state, '', `#${loginPath(here)}`);
  // Outside React: the router follows the history.
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
};
