import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubBrowser, type StubBrowser } from '../../../tests/support/stub-browser';

let browser: StubBrowser;

beforeEach(() => {
  browser = stubBrowser();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Loads the tab again, with the session of a user. */
const reload = async (id: number, mode: 'live' | 'demo' = 'live') => {
  vi.resetModules();
  const user = { id, account: `user-${id}`, mode, isVerified: true };
  browser.storeElsewhere({ token: `token-${id}`, userInfo: JSON.stringify(user) });
  return {
    ...(await import('./case-facts')),
    ...(await import('../../session/session')),
  };
};

const WITHDRAWAL = { number: '70012', facts: ['Amount: 300 USDT', 'Status: Failed'] };

it('a case keeps its facts over a reload of the tab', async () => {
  (await reload(1)).stageCase(WITHDRAWAL);
  expect((await reload(1)).caseFactsOf('70012')).toEqual(WITHDRAWAL.facts);
  expect((await reload(1)).caseFactsOf('70013')).toEqual([]);
});

it('nothing of it is left on the device, in another tab, or for somebody else', async () => {
  (await reload(1)).stageCase(WITHDRAWAL);
  expect(
    Array.from(browser.window.localStorage, (_, at) => browser.window.localStorage.key(at)),
  ).toEqual(['token', 'userInfo']);
  expect((await reload(2)).caseFactsOf('70012')).toEqual([]);
  expect((await reload(1, 'demo')).caseFactsOf('70012')).toEqual([]);
  (await reload(1)).endSession();
  expect(browser.window.sessionStorage.length).toBe(0);
});

it('what another version has stored is no case', async () => {
  const page = await reload(1);
  for (const text of ['[]', '{"number":1,"facts":[]}', '{"number":"70012","facts":[1]}', '{']) {
    browser.window.sessionStorage.setItem('case:1:live', text);
    expect(page.caseFactsOf('70012')).toEqual([]);
  }
});
