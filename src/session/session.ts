import * as zod from 'zod/mini';
import { create } from 'zustand';
import type { SessionOwner } from '@/api/settings';
import { parseStoredJson } from '@/lib/storage';
import { createStoredValue } from '@/lib/stored-value';

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

interface Session {
  readonly token: string | undefined;
  /** `undefined` for visitors, and from sign-in until the server has answered. */
  readonly user: SessionUser | undefined;
}

const NOBODY: Session = { token: undefined, user: undefined };

const session = createStoredValue<Session>({
  names: [TOKEN_KEY, USER_KEY],
  parse: ([token, user]) =>
    token === undefined ? NOBODY : { token, user: parseStoredJson(user, parseUser) },
  print: ({ token, user }) => [token, user && JSON.stringify(user)],
});

/** True unless both are the same session of the same user in the same account mode. Learning who the user is changes nothing. */
const isOtherOwner = (before: Session, now: Session): boolean =>
  before.token !== now.token ||
  (before.user !== undefined &&
    now.user !== undefined &&
    (before.user.id !== now.user.id || before.user.mode !== now.user.mode));

const useOwnerChanges = create<{ readonly count: number }>(() => ({ count: 0 }));
const ownerListeners = new Set<() => void>();

session.subscribe((now, before) => {
  if (!isOtherOwner(before, now)) return;
  useOwnerChanges.setState(({ count }) => ({ count: count + 1 }));
  for (const listener of ownerListeners) listener();
});

/**
 * Calls back on every change of token, user or account mode: sign-in, sign-out, a lost session, and the same in another
 * tab. The new session is in place by then. Returns the way to stop.
 */
export const onOwnerChange = (listener: () => void): (() => void) => {
  ownerListeners.add(listener);
  return () => ownerListeners.delete(listener);
};

/** A key that differs after each change of owner: a component below it starts again with nothing of the last one. */
export const useOwnerKey = (): string => useOwnerChanges(({ count }) => `owner-${count}`);

/** The bare token, `undefined` for a visitor. */
export const sessionToken = (): string | undefined => session.get().token;

const ownerOf = ({ user }: Session): SessionOwner | undefined =>
  user && { userId: user.id, mode: user.mode };

/** The signed-in user and account mode; `undefined` for visitors, and from sign-in until the server has answered. */
export const sessionOwner = (): SessionOwner | undefined => ownerOf(session.get());

/** Signs in on this device. */
export const startSession = (token: string): void => session.set({ token, user: undefined });

/** Keeps what the server says about the user. Ignored if another tab has changed the session since. */
export const rememberUser = (user: SessionUser): void => {
  const { token } = session.get();
  session.refresh();
  if (token !== undefined && token === sessionToken()) session.set({ token, user });
};

/**
 * Signs out on this device: forgets token and user, here and in every other tab. With `token`, only if that is still the
 * one in use: a late reply to an older session must not end a newer one. True if it did.
 */
export const endSession = (token?: string): boolean => {
  if (token !== undefined && token !== sessionToken()) return false;
  session.set(NOBODY);
  return true;
};

/** True if somebody is signed in. */
export const useIsSignedIn = (): boolean => session.useSelected(({ token }) => token !== undefined);

/** The signed-in user; `undefined` for visitors, and from sign-in until the server has answered. */
export const useSessionUser = (): SessionUser | undefined =>
  session.useSelected(({ user }) => user);

const nameOfOwner = (now: Session): string | undefined => {
  const owner = ownerOf(now);
  if (owner !== undefined) return `${owner.userId}:${owner.mode}`;
  return now.token === undefined ? 'visitor' : undefined;
};

/**
 * Under which name things of the present owner are kept on this device: of each user in each account mode, or of the
 * visitor. `undefined` from sign-in until the server has said who the user is.
 */
export const ownerName = (): string | undefined => nameOfOwner(session.get());

/** `ownerName`, for components. */
export const useOwnerName = (): string | undefined => session.useSelected(nameOfOwner);
