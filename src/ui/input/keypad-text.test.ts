import { describe, expect, it } from 'vitest';
import { afterKey, toKeypadKey, type KeypadKey } from './keypad-text';

/** The text after these keys, starting with an empty pad. */
const typed = (keys: readonly KeypadKey[], decimals = 2): string =>
  keys.reduce((text, key) => afterKey(text, key, decimals), '');

describe('afterKey', () => {
  it.each<readonly [string, readonly KeypadKey[], string]>([
    ['writes digits and one mark', ['1', '2', 'mark', '5', 'mark', '0'], '12.50'],
    ['begins with the mark as 0.', ['mark', '5'], '0.5'],
    ['drops a leading zero', ['0', '0', '7'], '7'],
    ['stops at its decimals', ['1', 'mark', '2', '3', '4'], '1.23'],
    ['deletes from the end', ['1', 'mark', 'delete', 'delete', 'delete'], ''],
    ['stops at fifteen whole digits', Array.from({ length: 40 }, () => '9'), '9'.repeat(15)],
  ])('%s', (_, keys, text) => {
    expect(typed(keys)).toBe(text);
  });

  it('has no decimal mark without decimals', () => {
    expect(typed(['1', 'mark', '5'], 0)).toBe('15');
  });

  it('replaces invalid text when typing, and can delete it', () => {
    expect(afterKey('abc', '4', 2)).toBe('4');
    expect(afterKey('-50', 'mark', 2)).toBe('0.');
    expect(afterKey('abc', 'delete', 2)).toBe('ab');
  });
});

describe('toKeypadKey', () => {
  it.each([
    ['7', '7'],
    [',', 'mark'],
    ['.', 'mark'],
    ['Backspace', 'delete'],
    ['Delete', 'delete'],
    ['a', undefined],
    ['Enter', undefined],
    ['-', undefined],
    ['７', undefined],
  ])('%s is %s', (key, expected) => {
    expect(toKeypadKey(key)).toBe(expected);
  });
});
