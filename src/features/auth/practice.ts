import { failureOf } from '@/api/errors';
import { failureText } from '@/api/failure-text';
import { createRandomId } from '@/lib/random-id';
import { startSession } from '@/session/session';
import { showToast } from '@/ui';
import { DEMO_CODES } from './components/register-hint';
import { EMPTY_VALUES } from './model';
import { createAccount } from './queries';

const NAME_LENGTH = 8;
const PASSWORD_LENGTH = 16;

let isStarting = false;

/**
 * Demo builds only: registers a visitor under a made-up name and signs in, without a form. The account starts with play
 * money. `onReady` is called just before the session starts; a failure is shown as a toast.
 */
export const startPractice = async (onReady: () => void): Promise<void> => {
  if (isStarting) return;
  isStarting = true;
  const password = createRandomId().slice(0, PASSWORD_LENGTH);
  try {
    const token = await createAccount({
      ...EMPTY_VALUES,
      account: `guest-${createRandomId().slice(0, NAME_LENGTH)}`,
      password,
      confirmation: password,
      inviteCode: DEMO_CODES.invite,
    });
    onReady();
    startSession(token);
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    showToast({ text: failureText(failure), tone: 'error' });
  } finally {
    isStarting = false;
  }
};
