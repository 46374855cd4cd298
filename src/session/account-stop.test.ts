import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../tests/support/stub-browser';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  stubBrowser();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A session in which a command was just refused, because the account is frozen. */
const openStopped = async () => {
  const { startSession } = await import('./session');
  const { accountStop, rememberStop } = await import('./account-stop');
  startSession('token-of-ada');
  expect(accountStop()).toBeUndefined();
  rememberStop('frozen');
  return { startSession, accountStop, rememberStop };
};

describe('a stopped account', () => {
  it('is remembered for an hour since the last refusal', async () => {
    const { accountStop, rememberStop } = await openStopped();
    vi.advanceTimersByTime(3_599_999);
    expect(accountStop()).toBe('frozen');
    rememberStop('frozen');
    vi.advanceTimersByTime(3_599_999);
    expect(accountStop()).toBe('frozen');
    vi.advanceTimersByTime(1);
    expect(accountStop()).toBeUndefined();
  });

  it('is not that of the next session', async () => {
    const { startSession, accountStop } = await openStopped();
    startSession('token-of-ben');
    expect(accountStop()).toBeUndefined();
  });
});
