import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../tests/support/stub-browser';
import { expectSessionEnd, isSessionEndExpected, settleSessionEnd } from './expected-end';

const START = Date.UTC(2026, 2, 2);

beforeEach(() => {
  stubBrowser();
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('expects the end of the session while a call is under way, and a moment longer', () => {
  expect(isSessionEndExpected()).toBe(false);
  expectSessionEnd();
  vi.setSystemTime(START + 60_000);
  expect(isSessionEndExpected()).toBe(true);
  settleSessionEnd();
  expect(isSessionEndExpected()).toBe(true);
  vi.setSystemTime(START + 62_000);
  expect(isSessionEndExpected()).toBe(false);
});

it('no longer expects it of a tab that was closed meanwhile', () => {
  expectSessionEnd();
  vi.setSystemTime(START + 91_000);
  expect(isSessionEndExpected()).toBe(false);
});
