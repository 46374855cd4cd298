import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength';

describe('passwordStrength', () => {
  it.each([
    ['', 0],
    ['ab1', 1],
    ['aaaaaaaa', 1],
    ['123456', 1],
    ['Password1', 1],
    ['harbour', 2],
    ['harbour7', 2],
    ['Harbour7', 3],
    ['Harbour7!', 4],
    ['low tide at seven', 4],
  ])('rates %j as %i', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
