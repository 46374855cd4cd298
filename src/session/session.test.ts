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

/** The session module of a new page, with a listener for changes of owner. */
const open = async () => {
  const { syncStoredValues } = await import('@/lib/stored-value');
  const session = await import('./session');
  stop = syncStoredValues();
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
  it('with a sign-in, and not again when the user becomes known', async () => {
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
    'from one user directly to another: %s of a frozen tab',
    async (event) => {
      const session = await asAda();
      storeBen();
      browser[event]();
      expect(session.onChange).toHaveBeenCalledTimes(1);
      expect(session.sessionToken()).toBe('token-of-ben');
      expect(session.sessionOwner()).toEqual({ userId: 2, mode: 'demo' });
    },
  );

  it('with a new token, before its user is known', async () => {
    const session = await asAda();
    browser.storeElsewhere({ token: 'another-token', userInfo: undefined });
    browser.fireVisibility();
    expect(session.onChange).toHaveBeenCalledTimes(1);
    expect(session.sessionOwner()).toBeUndefined();
  });

  it('with a change in another tab, once for both storage keys', async () => {
    const session = await asAda();
    storeBen();
    browser.fireStorage('token');
    browser.fireStorage('userInfo');
    expect(session.onChange).toHaveBeenCalledTimes(1);
  });

  it('to signed out when a page is shown whose session was ended elsewhere', async () => {
    const session = await asAda();
    browser.storeElsewhere({ token: undefined, userInfo: undefined });
    browser.firePageShow();
    expect(session.onChange).toHaveBeenCalledTimes(1);
    expect(session.sessionToken()).toBeUndefined();
  });

  it('without calling a listener that has unsubscribed', async () => {
    const session = await open();
    const listener = vi.fn();
    session.onOwnerChange(listener)();
    session.startSession('token-of-ada');
    expect(listener).not.toHaveBeenCalled();
  });
});

it('never stores one user beside the token of another', async () => {
  const session = await asAda();
  storeBen();
  session.rememberUser(ADA);
  expect(session.sessionOwner()).toEqual({ userId: 2, mode: 'demo' });
  expect(browser.window.localStorage.getItem('userInfo')).toBe(JSON.stringify(BEN));
});

it('a late reply to an older session does not end a newer one', async () => {
  const session = await asAda();
  expect(session.endSession('an-older-token')).toBe(false);
  expect(session.sessionToken()).toBe('token-of-ada');
});

it('a session stays in memory if storage is blocked', async () => {
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
])('a stored user that is %s counts as unknown', async (_what, userInfo) => {
  browser.storeElsewhere({ token: 'token-of-ada', userInfo });
  const session = await open();
  expect(session.sessionToken()).toBe('token-of-ada');
  expect(session.sessionOwner()).toBeUndefined();
});
