import { describe, expect, it } from 'vitest';
import { hintOf, isSolved, toPuzzle, TRAVEL } from './puzzle';

describe('slide puzzle', () => {
  const puzzle = { ...toPuzzle(7), x: 150 };

  it('is the same for the same seed and differs for another', () => {
    expect(toPuzzle(7)).toEqual(toPuzzle(7));
    expect(toPuzzle(8)).not.toEqual(toPuzzle(7));
  });

  it('never starts solved and can always be solved', () => {
    for (let seed = 1; seed < 500; seed += 1) {
      const { x } = toPuzzle(seed);
      expect(isSolved(toPuzzle(seed), 0)).toBe(false);
      expect(x).toBeLessThanOrEqual(TRAVEL);
    }
  });

  it('tolerates six units on each side', () => {
    expect(isSolved(puzzle, 144)).toBe(true);
    expect(isSolved(puzzle, 156)).toBe(true);
    expect(isSolved(puzzle, 143)).toBe(false);
    expect(isSolved(puzzle, 157)).toBe(false);
  });

  it('hints at direction and distance', () => {
    expect(hintOf(puzzle, 14)).toEqual({ kind: 'right', percent: 50 });
    expect(hintOf(puzzle, 218)).toEqual({ kind: 'left', percent: 25 });
    expect(hintOf(puzzle, 152)).toEqual({ kind: 'there' });
  });
});
