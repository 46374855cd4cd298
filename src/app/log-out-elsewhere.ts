import { withTexts } from '@/lib/with-texts';
import { isSessionEndExpected } from '@/session/expected-end';
import { TOKEN_KEY } from '@/session/session';
import { showToast } from '@/ui';

/** Says why the log-in screen appears when another tab has ended the session. Call it once. */
export const explainLogOutElsewhere = (): void =>
  // Only changes of other tabs are told.
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== TOKEN_KEY || oldValue === null || newValue !== null || isSessionEndExpected())
      return;
    void withTexts('auth', (t) => showToast({ text: t('loggedOutElsewhere') }));
  });
