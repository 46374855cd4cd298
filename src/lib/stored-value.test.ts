import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  blockStorage,
  fillStorage,
  stubBrowser,
  type StubBrowser,
} from '../../tests/support/stub-browser';
import {
  createStoredJson,
  createStoredList,
  createStoredValue,
  syncStoredValues,
} from './stored-value';

let browser: StubBrowser;

beforeEach(() => {
  browser = stubBrowser();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const number = (name = 'count') =>
  createStoredJson(name, 0, (value) => (typeof value === 'number' ? value : undefined));

/** Two names that change together. */
const createPair = () =>
  createStoredValue<string>({
    names: ['first', 'second'],
    parse: ([first, second]) => `${first ?? '-'}/${second ?? '-'}`,
    print: (value) => value.split('/'),
  });

describe('a stored value', () => {
  it('survives a reload, and is not stored while it is the initial value', () => {
    number().set(7);
    expect(number().get()).toBe(7);
    number().set(0);
    expect(browser.window.localStorage.getItem('count')).toBeNull();
  });

  it.each([
    ['no JSON', '{"a'],
    ['of another version', '{"count":7}'],
    ['empty', ''],
  ])('that is %s becomes the initial value', (_what, text) => {
    browser.storeElsewhere({ count: text });
    expect(number().get()).toBe(0);
  });

  it.each([
    ['blocked', blockStorage],
    ['full', fillStorage],
  ])('stays in memory if storage is %s', (_how, spoil) => {
    spoil(browser);
    const stop = syncStoredValues();
    const count = number();
    count.set(7);
    browser.firePageShow();
    browser.fireStorage('count');
    expect(count.get()).toBe(7);
    stop();
  });

  it('follows other tabs, with all of its keys at once', () => {
    const stop = syncStoredValues();
    const pair = createPair();
    const seen: string[] = [];
    pair.subscribe((value) => seen.push(value));
    browser.storeElsewhere({ first: 'a', second: 'b' });
    browser.fireStorage('other');
    expect(pair.get()).toBe('-/-');
    browser.fireStorage('first');
    browser.fireStorage('second');
    expect(seen).toEqual(['a/b']);
    // `clear()` in another tab sends no key.
    browser.storeElsewhere({ first: undefined, second: undefined });
    browser.fireStorage(null);
    expect(pair.get()).toBe('-/-');
    stop();
  });

  it.each(['firePageShow', 'fireVisibility'] as const)(
    'is read again by a tab that missed the events: %s',
    (event) => {
      const stop = syncStoredValues();
      const count = number();
      browser.storeElsewhere({ count: '5' });
      browser[event]();
      expect(count.get()).toBe(5);
      stop();
    },
  );

  it('is updated from the value that another tab has just stored', () => {
    const list = createStoredList('words', 3);
    list.set(['a', 'b']);
    browser.storeElsewhere({ words: '["b"]' });
    list.update((words) => [...words, 'c']);
    expect(list.get()).toEqual(['b', 'c']);
  });

  it('does not notify subscribers again for its own write', () => {
    const stop = syncStoredValues();
    const count = number();
    count.set(3);
    const listener = vi.fn();
    count.subscribe(listener);
    browser.fireStorage('count');
    browser.firePageShow();
    expect(listener).not.toHaveBeenCalled();
    stop();
  });
});

it('a stored list keeps strings only, up to its limit', () => {
  browser.storeElsewhere({ words: '["a",1,null,"b","c","d"]' });
  expect(createStoredList('words', 3).get()).toEqual(['a', 'b', 'c']);
});
