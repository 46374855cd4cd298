import { describe, expect, it } from 'vitest';
import { cutDecimals, parseTypedNumber, toAsciiDigits } from './digits';

describe('toAsciiDigits', () => {
  it('turns full-width and Thai digits and marks into ASCII, one for one', () => {
    expect(toAsciiDigits('１２３．４５')).toBe('123.45');
    expect(toAsciiDigits('๑๒，๓')).toBe('12,3');
  });
});

describe('parseTypedNumber', () => {
  it.each([
    ['100', '100'],
    ['1,5', '1.5'],
    ['0,125', '0.125'],
    ['1.234,5', '1234.5'],
    ['1,234.5', '1234.5'],
    ['1,234', '1234'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1 234,50', '1234.50'],
    ['１２３．４', '123.4'],
    ['.5', '0.5'],
  ])('reads %s as %s', (typed, plain) => {
    expect(parseTypedNumber(typed)).toBe(plain);
  });

  it.each(['', 'abc', '1e5', '-3', '.'])('refuses %s', (typed) => {
    expect(parseTypedNumber(typed)).toBeUndefined();
  });
});

describe('cutDecimals', () => {
  it('cuts, never rounds', () => {
    expect(cutDecimals('1.999', 2)).toBe('1.99');
    expect(cutDecimals('1.999', 0)).toBe('1');
    expect(cutDecimals('15', 2)).toBe('15');
  });
});
