import { withTexts } from '@/lib/with-texts';
import { isSessionEndExpected } from '@/session/expected-end';
import { sessionToken, TOKEN_KEY } from '@/session/session';
import { showToast } from '@/ui';

/** Browsers fire the event only for changes made in other tabs. */
const explain = ({ key, newValue }: StorageEvent): void => {
  const isEnd = key === TOKEN_KEY && newValue === null;
  // Another sign-in may have followed at once.
  if (!isEnd || sessionToken() !== undefined || isSessionEndExpected()) return;
  void withTexts('auth', (t) => showToast({ text: t('sessionEndedElsewhere') }));
};

/** From now on, says so when another tab ends the session: the screen may turn into the log-in screen. */
export const explainSessionEndElsewhere = (): void => window.addEventListener('storage', explain);
