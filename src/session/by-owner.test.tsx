import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser, type StubBrowser } from '../../tests/support/stub-browser';
import type { SessionUser } from './session';

const ADA: SessionUser = {
  id: 1,
  account: 'ada',
  inviteCode: undefined,
  mode: 'live',
  isVerified: true,
};
const ADA_DEMO: SessionUser = { ...ADA, mode: 'demo' };
const BEN: SessionUser = { ...ADA, id: 2, account: 'ben' };

let browser: StubBrowser;

beforeEach(() => {
  browser = stubBrowser();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const parse = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Reloads the tab with a session; `undefined` for a visitor. Without a user, the server has not answered yet. */
const reopen = async (user: SessionUser | undefined, token = user && `token-${user.id}`) => {
  vi.resetModules();
  browser.storeElsewhere({ token, userInfo: user && JSON.stringify(user) });
  const drafts = await import('./use-draft');
  const oneTap = await import('./one-tap');
  const { signOut } = await import('./sign-out');
  const { startSession, rememberUser, endSession } = await import('./session');
  const Draft = () => drafts.useDraft('ticket', 'nothing', parse).draft;
  const OneTap = () => String(oneTap.useIsOneTap('seconds'));
  return {
    ...drafts,
    ...oneTap,
    signOut,
    startSession,
    rememberUser,
    endSession,
    draft: () => renderToStaticMarkup(<Draft />),
    isOneTap: () => renderToStaticMarkup(<OneTap />),
  };
};

describe('a draft', () => {
  it('survives a reload and a lost session, for the same user in the same mode', async () => {
    const page = await reopen(ADA);
    page.storeDraft('ticket', 'of ada');
    expect((await reopen(ADA)).draft()).toBe('of ada');
    page.endSession();
    expect((await reopen(undefined)).draft()).toBe('nothing');
    expect((await reopen(ADA)).draft()).toBe('of ada');
  });

  it.each([
    ['another user', BEN],
    ['the other account of the same user', ADA_DEMO],
    ['a visitor', undefined],
  ])('is not shown to %s', async (_whom, other) => {
    (await reopen(ADA)).storeDraft('ticket', 'of ada');
    expect((await reopen(other)).draft()).toBe('nothing');
  });

  it('is neither shown nor stored before the user is known', async () => {
    (await reopen(ADA)).storeDraft('ticket', 'of ada');
    const page = await reopen(undefined, 'token-1');
    expect(page.draft()).toBe('nothing');
    page.storeDraft('ticket', 'of somebody');
    const { sessionStorage } = browser.window;
    expect([sessionStorage.length, sessionStorage.key(0)]).toEqual([1, 'draft:1:live:ticket']);
  });

  it('of the device outlives the tab, but not a sign-out', async () => {
    const page = await reopen(ADA);
    page.storeDraft('ticket', 'of ada', 'local');
    browser.window.sessionStorage.clear();
    const { localStorage } = browser.window;
    expect(localStorage.getItem('draft:1:live:ticket')).toBe('"of ada"');
    page.signOut();
    expect(localStorage.getItem('draft:1:live:ticket')).toBeNull();
  });

  it('is deleted on sign-out', async () => {
    const page = await reopen(ADA);
    page.storeDraft('ticket', 'of ada');
    page.signOut();
    expect((await reopen(ADA)).draft()).toBe('nothing');
  });
});

describe('orders at one tap', () => {
  it('are enabled for one user and mode only', async () => {
    (await reopen(ADA)).setOneTap('seconds', true);
    expect((await reopen(ADA)).isOneTap()).toBe('true');
    expect((await reopen(ADA_DEMO)).isOneTap()).toBe('false');
    expect((await reopen(BEN)).isOneTap()).toBe('false');
    expect((await reopen(undefined)).isOneTap()).toBe('false');
    expect((await reopen(undefined, 'token-1')).isOneTap()).toBe('false');
  });

  it('are disabled by the switch and by sign-out, for this user only', async () => {
    (await reopen(BEN)).setOneTap('seconds', true);
    const page = await reopen(ADA);
    page.setOneTap('seconds', true);
    page.setOneTap('seconds', false);
    expect((await reopen(ADA)).isOneTap()).toBe('false');
    const again = await reopen(ADA);
    again.setOneTap('seconds', true);
    again.signOut();
    expect((await reopen(ADA)).isOneTap()).toBe('false');
    expect((await reopen(BEN)).isOneTap()).toBe('true');
  });

  it('cannot be enabled by a visitor', async () => {
    const page = await reopen(undefined, 'token-1');
    page.setOneTap('seconds', true);
    expect(browser.window.localStorage.getItem('oneTapOrders')).toBeNull();
  });
});
