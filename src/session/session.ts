import * as zod from 'zod/mini';
import { create } from 'zustand';
import { onStoredChange, readStored, readStoredJson, writeStored } from '@/lib/storage';

/** The signed-in user as the app knows them. */
export interface SessionUser {
  readonly id: number;
  readonly account: string;
  readonly inviteCode: string | undefined;
  /** Which of the user's two accounts is in use. */
  readonly mode: 'live' | 'demo';
  /** Real-name verification passed. */
  readonly isVerified: boolean;
}

/** Names on the device (specification, section 3). */
const TOKEN_KEY = 'token';
const USER_KEY = 'userInfo';

const storedUser = zod.object({
  id: zod.int(),
  account: zod.string(),
  inviteCode: zod.optional(zod.string()),
  mode: zod.enum(['live', 'demo']),
  isVerified: zod.boolean(),
});

const parseUser = (value: unknown): SessionUser | undefined => {
  const { data } = storedUser.safeParse(value);
  return data && { ...data, inviteCode: data.inviteCode };
};

interface SessionState {
  readonly token: string | undefined;
  readonly user: SessionUser | undefined;
}

const NOBODY: SessionState = { token: undefined, user: undefined };

const restore = (): SessionState => {
  const token = readStored(TOKEN_KEY);
  return token === undefined ? NOBODY : { token, user: readStoredJson(USER_KEY, parseUser) };
};

const useStore = create<SessionState>(restore);

/** The bare token, `undefined` for a visitor. */
export const sessionToken = (): string | undefined => useStore.getState().token;

/** Signs in on this device. */
export const startSession = (token: string): void => {
  writeStored(TOKEN_KEY, token);
  writeStored(USER_KEY, undefined);
  useStore.setState({ token, user: undefined });
};

/** Keeps what the server says about the user. */
export const rememberUser = (user: SessionUser): void => {
  writeStored(USER_KEY, JSON.stringify(user));
  useStore.setState({ user });
};

/**
 * Signs out on this device: token and user are forgotten, here and in every other tab. With `token`, only if that is
 * still the one in use: a late reply to an older session must not end a newer one. True if it did.
 */
export const endSession = (token?: string): boolean => {
  if (token !== undefined && token !== sessionToken()) return false;
  writeStored(TOKEN_KEY, undefined);
  writeStored(USER_KEY, undefined);
  useStore.setState(NOBODY);
  return true;
};

/** Follows sign-in and sign-out in other tabs. Call once at start. */
export const followOtherTabs = (): (() => void) =>
  onStoredChange(TOKEN_KEY, () => useStore.setState(restore()));

/** True if somebody is signed in. */
export const useIsSignedIn = (): boolean => useStore(({ token }) => token !== undefined);

/** The signed-in user; `undefined` for visitors, and until the server has told. */
export const useSessionUser = (): SessionUser | undefined => useStore(({ user }) => user);
