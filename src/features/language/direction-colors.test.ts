import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubBrowser, type StubBrowser } from '../../../tests/support/stub-browser';

let browser: StubBrowser;
const dataset: { updown?: string } = {};

beforeEach(() => {
  vi.resetModules();
  browser = stubBrowser();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset } }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The module, read anew as after a reload. */
const reload = () => {
  vi.resetModules();
  return import('./direction-colors');
};

it('follows the language until the user chooses, and keeps the choice', async () => {
  const { showDirectionColors, setDirectionColors } = await reload();
  showDirectionColors('en');
  expect(dataset.updown).toBe('green-up');
  showDirectionColors('zh');
  expect(dataset.updown).toBe('red-up');
  setDirectionColors('green-up');
  const next = await reload();
  next.showDirectionColors('zh');
  expect(dataset.updown).toBe('green-up');
  next.setDirectionColors('region');
  next.showDirectionColors('ko');
  expect(dataset.updown).toBe('red-up-blue-down');
  expect(browser.window.localStorage.getItem('updown')).toBeNull();
});

it('takes nonsense in storage for no choice', async () => {
  browser.storeElsewhere({ updown: '{}' });
  const { showDirectionColors } = await reload();
  showDirectionColors('en');
  expect(dataset.updown).toBe('green-up');
});
