import { wait } from '@/lib/wait';
import { withTexts } from '@/lib/with-texts';
import { isSessionEndExpected } from '@/session/expected-end';
import { sessionToken, TOKEN_KEY } from '@/session/session';
import { showToast } from '@/ui';

/** Another sign-in that follows at once is an event of its own. In milliseconds. */
const NEXT_SIGN_IN_MS = 500;

/** Browsers fire the event only for changes made in other tabs. */
const explain = async ({ key, newValue }: StorageEvent): Promise<void> => {
  if (key !== TOKEN_KEY || newValue !== null || isSessionEndExpected()) return;
  await wait(NEXT_SIGN_IN_MS);
  if (sessionToken() !== undefined) return;
  await withTexts('auth', (t) => showToast({ text: t('sessionEndedElsewhere') }));
};

const listener = (event: StorageEvent): void => void explain(event);

/** From now on, says so when another tab ends the session: the screen may turn into the log-in screen. */
export const explainSessionEndElsewhere = (): void => window.addEventListener('storage', listener);
