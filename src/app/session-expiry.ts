import type { ApiFailure } from '@/api/errors';
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
export const expireSession = (failure: Extract<ApiFailure, { kind: 'session-expired' }>): void => {
  if (failure.token === undefined || !endSession(failure.token)) return;
  showToast({ text: failureText(failure), tone: 'error', duration: MESSAGE_MS });
  const here = window.location.hash.slice(1) || '/';
  // Outside React: the router follows the hash.
  window.location.hash = loginPath(here);
  // As the first screen of a visit: where they were leads back here, so leaving the login screen leads Home.
  window.history.replaceState({ idx: 0 }, '');
};
