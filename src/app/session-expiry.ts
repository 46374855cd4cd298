import type { SessionExpired } from '@/api/errors';
import { failureText } from '@/api/failure-text';
import { loginPath } from '@/domain/screens/return-path';
import { openAsFirstScreen } from '@/lib/app-history';
import { isSessionEndExpected } from '@/session/expected-end';
import { endSession } from '@/session/session';
import { showToast } from '@/ui';

/** The message of a lost session stays for 3 s (specification, section 7). */
const MESSAGE_MS = 3000;

/**
 * Handles a lost session: clears it, shows the message and the login screen, which leads back afterwards. Ignores a late
 * reply to an older session, and the end that a change of the password brings.
 */
export const expireSession = (failure: SessionExpired): void => {
  if (failure.token === undefined || isSessionEndExpected() || !endSession(failure.token)) return;
  showToast({ text: failureText(failure), tone: 'error', duration: MESSAGE_MS });
  const here = window.location.hash.slice(1) || '/';
  openAsFirstScreen(loginPath(here));
};
