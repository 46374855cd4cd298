import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockStorage, stubBrowser, type StubBrowser } from '../../tests/support/stub-browser';

const ADA = { id: 1, account: 'ada', inviteCode: 'X1', mode: 'live', isVerified: true } as const;
const BEN = {
  id: 2,
  account: 'ben',
  inviteCode: undefined,
  mode: 'demo',
  isVerified: false,
} as const;

let browser: StubBrowser;
let stop: () => void;

beforeEach(() => {
  vi.resetModules();
  browser = stubBrowser();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** The session of a page that has just been opened, and how often its owner has changed since. */
const open = async () => {
  const { followStorage } = await import('@/lib/stored-value');
  const session = await import('./session');
  stop = followStorage();
  const onChange = vi.fn();
  session.onOwnerChange(onChange);
  return { ...session, onChange };
};

const asAda = async () => {
  const session = await open();
  session.startSession('token-of-ada');
  session.rememberUser(ADA);
  session.onChange.mockClear();
  return session;
};

const storeBen = (): void =>
  browser.storeElsewhere({ token: 'token-of-ben', userInfo: JSON.stringify(BEN) });

describe('the owner changes', () => {
  it('with a sign-in, and not again when the server says who it is', async () => {
    const session = await open();
    session.startSession('token-of-ada');
    expect(session.onChange).toHaveBeenCalledTimes(1);
    session.rememberUser(ADA);
    session.rememberUser({ ...ADA, isVerified: false });
    expect(session.onChange).toHaveBeenCalledTimes(1);
    expect(session.sessionOwner()).toEqual({ userId: 1, mode: 'live' });
  });

  it('with a sign-out', async () => {
    const session = await asAda();
    expect(session.endSession()).toBe(true);
    expect(session.onChange).toHaveBeenCalledTimes(1);
    expect([session.sessionToken(), session.sessionOwner()]).toEqual([undefined, undefined]);
  });

  it('with the account mode', async () => {
    const session = await asAda();
    session.rememberUser({ ...ADA, mode: 'demo' });
    expect(session.onChange).toHaveBeenCalledTimes(1);
    expect(session.sessionOwner()).toEqual({ userId: 1, mode: 'demo' });
  });

  it.each(['firePageShow', 'fireVisibility'] as const)(
    'from one user to another without a moment of nobody: %s of a frozen tab',
    async (event) => {
      const session = await asAda();
      storeBen();
      browser[event]();
      expect(session.onChange).toHaveBeenCalledTimes(1);
      expect(session.sessionToken()).toBe('token-of-ben');
      expect(session.sessionOwner()).toEqual({ userId: 2, mode: 'demo' });
    },
  );

  it('with the token alone: whose the new one is, the server has not said yet', async () => {
    const session = await asAda();
    browser.storeElsewhere({ token: 'another-token', userInfo: undefined });
    browser.fireVisibility();
    expect(session.onChange).toHaveBeenCalledTimes(1);
    expect(session.sessionOwner()).toBeUndefined();
  });

  it('as another tab says, once for both names', async () => {
    const session = await asAda();
    storeBen();
    browser.fireStorage('token');
    browser.fireStorage('userInfo');
    expect(session.onChange).toHaveBeenCalledTimes(1);
  });

  it('to nobody when a page comes back whose session was ended elsewhere', async () => {
    const session = await asAda();
    browser.storeElsewhere({ token: undefined, userInfo: undefined });
    browser.firePageShow();
    expect(session.onChange).toHaveBeenCalledTimes(1);
    expect(session.sessionToken()).toBeUndefined();
  });

  it('not at all for who has stopped listening', async () => {
    const session = await open();
    const listener = vi.fn();
    session.onOwnerChange(listener)();
    session.startSession('token-of-ada');
    expect(listener).not.toHaveBeenCalled();
  });
});

it('what the server says of one user is never kept beside the token of another', async () => {
  const session = await asAda();
  storeBen();
  session.rememberUser(ADA);
  expect(session.sessionOwner()).toEqual({ userId: 2, mode: 'demo' });
  expect(browser.window.localStorage.getItem('userInfo')).toBe(JSON.stringify(BEN));
});

it('a late reply to an older session ends no newer one', async () => {
  const session = await asAda();
  expect(session.endSession('an-older-token')).toBe(false);
  expect(session.sessionToken()).toBe('token-of-ada');
});

it('a session lives on in memory where storage is blocked', async () => {
  blockStorage(browser);
  const session = await asAda();
  browser.firePageShow();
  browser.fireVisibility();
  expect(session.onChange).not.toHaveBeenCalled();
  expect(session.sessionToken()).toBe('token-of-ada');
});

it.each([
  ['no JSON', '{"id":'],
  ['of another version', '{"id":"1","mode":"paper"}'],
])('a stored user that is %s is asked for again', async (_what, userInfo) => {
  browser.storeElsewhere({ token: 'token-of-ada', userInfo });
  const session = await open();
  expect(session.sessionToken()).toBe('token-of-ada');
  expect(session.sessionOwner()).toBeUndefined();
});
