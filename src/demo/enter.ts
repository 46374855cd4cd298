import { endSession, startSession } from '@/session/session';

/**
 * Signs in by a token that the mock backend has issued. Ends the former session first, even one with the same token, as other
 * worlds issue it: nothing of what was on screen remains.
 */
export const enter = (token: string): void => {
  endSession();
  startSession(token);
};
