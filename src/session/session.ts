import * as zod from 'zod/mini';
import { create } from 'zustand';
import type { SessionOwner } from '@/api/settings';
import { parseStoredJson } from '@/lib/storage';
import { createStoredValue } from '@/lib/stored-value';

/** The signed-in user. */
export interface SessionUser {
  readonly id: number;
  /** The account name; empty if the server states none. */
  readonly account: string;
  readonly inviteCode: string | undefined;
  /** The account in use. */
  readonly mode: 'live' | 'demo';
  /** True if the server tells which account is in use, and so has both. */
  readonly hasDemo?: boolean | undefined;
  /** Real-name verification passed. */
  readonly isVerified: boolean;
}

/** Storage key of the session token (specification, section 3). */
export const TOKEN_KEY = 'token';
/** Storage key of the user. */
const USER_KEY = 'userInfo';

const storedUser = zod.object({
  id: zod.int(),
  account: zod.string(),
  inviteCode: zod.optional(zod.string()),
  mode: zod.enum(['live', 'demo']),
  hasDemo: zod.optional(zod.boolean()),
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

const SIGNED_OUT: Session = { token: undefined, user: undefined };

const session = createStoredValue<Session>({
  names: [TOKEN_KEY, USER_KEY],
  parse: ([token, user]) =>
    token === undefined ? SIGNED_OUT : { token, user: parseStoredJson(user, parseUser) },
  print: ({ token, user }) => [token, user && JSON.stringify(user)],
});

/** True if token, user or account mode differ. An unknown user does not count as different. */
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
 * Calls back after every change of token, user or account mode: sign-in, sign-out, a lost session, in this tab or
 * another. Returns the unsubscribe function.
 */
export const onOwnerChange = (listener: () => void): (() => void) => {
  ownerListeners.add(listener);
  return () => ownerListeners.delete(listener);
};

/** A React key that changes with the owner, so that components below it remount. */
export const useOwnerKey = (): string => useOwnerChanges(({ count }) => `owner-${count}`);

/** The bare token, `undefined` for a visitor. */
export const sessionToken = (): string | undefined => session.get().token;

const ownerOf = ({ user }: Session): SessionOwner | undefined =>
  user && { userId: user.id, mode: user.mode };

/** The signed-in user and account mode; `undefined` for visitors, and from sign-in until the server has answered. */
export const sessionOwner = (): SessionOwner | undefined => ownerOf(session.get());

/** Signs in on this device. */
export const startSession = (token: string): void => session.set({ token, user: undefined });

/** Stores the user. Ignored if another tab has changed the session meanwhile. */
export const rememberUser = (user: SessionUser): void => {
  const { token } = session.get();
  session.refresh();
  if (token !== undefined && token === sessionToken()) session.set({ token, user });
};

/**
 * Signs out on this device, in all tabs. With `token`, only if it is still in use: a late reply to an older session must
 * not end a newer one. Returns true if the session was ended.
 */
export const endSession = (token?: string): boolean => {
  if (token !== undefined && token !== sessionToken()) return false;
  session.set(SIGNED_OUT);
  return true;
};

/** True if a user is signed in. */
export const useIsSignedIn = (): boolean => session.useSelected(({ token }) => token !== undefined);

/** The signed-in user; `undefined` for visitors, and from sign-in until the server has answered. */
export const useSessionUser = (): SessionUser | undefined =>
  session.useSelected(({ user }) => user);

const storageKeyOf = (now: Session): string | undefined => {
  const owner = ownerOf(now);
  if (owner !== undefined) return `${owner.userId}:${owner.mode}`;
  return now.token === undefined ? 'visitor' : undefined;
};

/**
 * The part of a storage key that identifies the current owner: user and account mode, or the visitor. `undefined` from
 * sign-in until the server has answered.
 */
export const ownerStorageKey = (): string | undefined => storageKeyOf(session.get());

/** `ownerStorageKey` as a hook. */
export const useOwnerStorageKey = (): string | undefined => session.useSelected(storageKeyOf);
