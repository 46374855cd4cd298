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

it('shows a choice at once and stores it; the convention of the region is stored as no choice', async () => {
  const { setDirectionColors } = await import('./direction-colors');
  const { localStorage } = browser.window;
  setDirectionColors('red-up');
  expect(dataset.updown).toBe('red-up');
  expect(localStorage.getItem('updown')).toBe('red-up');
  setDirectionColors('region');
  expect(dataset.updown).toBe('region');
  expect(localStorage.getItem('updown')).toBeNull();
});

it('follows a choice in another tab, and takes nonsense in storage for no choice', async () => {
  const { followDirectionColors } = await import('./direction-colors');
  const { syncStoredValues } = await import('@/lib/stored-value');
  syncStoredValues();
  followDirectionColors();
  browser.storeElsewhere({ updown: 'safe' });
  browser.fireStorage('updown');
  expect(dataset.updown).toBe('safe');
  browser.storeElsewhere({ updown: '{}' });
  browser.fireStorage('updown');
  expect(dataset.updown).toBe('region');
});
