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
  followStorage,
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
  it('is there for the next page, and leaves no trace while it is the initial one', () => {
    number().set(7);
    expect(number().get()).toBe(7);
    number().set(0);
    expect(browser.window.localStorage.getItem('count')).toBeNull();
  });

  it.each([
    ['no JSON', '{"a'],
    ['of another version', '{"count":7}'],
    ['empty', ''],
  ])('that is %s is the initial one', (_what, text) => {
    browser.storeElsewhere({ count: text });
    expect(number().get()).toBe(0);
  });

  it.each([
    ['blocked', blockStorage],
    ['full', fillStorage],
  ])('lives in memory where storage is %s, and nothing overrules it', (_how, spoil) => {
    spoil(browser);
    const stop = followStorage();
    const count = number();
    count.set(7);
    browser.firePageShow();
    browser.fireStorage('count');
    expect(count.get()).toBe(7);
    stop();
  });

  it('follows other tabs, under all of its names at once', () => {
    const stop = followStorage();
    const pair = createPair();
    const seen: string[] = [];
    pair.subscribe((value) => seen.push(value));
    browser.storeElsewhere({ first: 'a', second: 'b' });
    browser.fireStorage('other');
    expect(pair.get()).toBe('-/-');
    browser.fireStorage('first');
    browser.fireStorage('second');
    expect(seen).toEqual(['a/b']);
    // `clear()` in another tab names no key.
    browser.storeElsewhere({ first: undefined, second: undefined });
    browser.fireStorage(null);
    expect(pair.get()).toBe('-/-');
    stop();
  });

  it.each(['firePageShow', 'fireVisibility'] as const)(
    'is read again by a tab that missed the events: %s',
    (event) => {
      const stop = followStorage();
      const count = number();
      browser.storeElsewhere({ count: '5' });
      browser[event]();
      expect(count.get()).toBe(5);
      stop();
    },
  );

  it('is updated from what another tab has just stored, not from what this one remembers', () => {
    const list = createStoredList('words', 3);
    list.set(['a', 'b']);
    browser.storeElsewhere({ words: '["b"]' });
    list.update((words) => [...words, 'c']);
    expect(list.get()).toEqual(['b', 'c']);
  });

  it('tells nobody of what it has written itself when the event comes back', () => {
    const stop = followStorage();
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

it('a stored list takes words alone, and no more than it may hold', () => {
  browser.storeElsewhere({ words: '["a",1,null,"b","c","d"]' });
  expect(createStoredList('words', 3).get()).toEqual(['a', 'b', 'c']);
});
