import { seededRandom } from '@/lib/seeded-random';

/** Size of the picture and its piece, in its own units. */
export const PUZZLE = { width: 320, height: 160, piece: 48, tolerance: 6 } as const;

/** Range of the piece. */
export const TRAVEL = PUZZLE.width - PUZZLE.piece;

/** A puzzle of one seed: the target position and the picture. */
export interface Puzzle {
  readonly x: number;
  readonly y: number;
  readonly hue: number;
  readonly sun: { readonly x: number; readonly y: number; readonly r: number };
  readonly hills: readonly string[];
}

const HILLS = 4;
const POINTS = 7;

const hill = (random: () => number, level: number): string => {
  const base = PUZZLE.height * (0.4 + level * 0.16);
  const step = PUZZLE.width / (POINTS - 1);
  const tops = Array.from({ length: POINTS }, () => base + (random() - 0.5) * 46);
  const curve = tops.map((y, index) => {
    const x = index * step;
    const before = tops[index - 1] ?? y;
    return index === 0
      ? `M0 ${y.toPrecision(4)}`
      : `C${x - step / 2} ${before.toPrecision(4)} ${x - step / 2} ${y.toPrecision(4)} ${x} ${y.toPrecision(4)}`;
  });
  return `${curve.join('')}V${PUZZLE.height}H0Z`;
};

/** The puzzle of a seed. The target is right of the first third, so that the piece must be moved. */
export const toPuzzle = (seed: number): Puzzle => {
  const random = seededRandom(seed);
  return {
    x: Math.round(TRAVEL * (0.35 + random() * 0.6)),
    y: Math.round((PUZZLE.height - PUZZLE.piece) * (0.15 + random() * 0.7)),
    hue: Math.round(random() * 360),
    sun: { x: 40 + random() * 240, y: 24 + random() * 40, r: 14 + random() * 12 },
    hills: Array.from({ length: HILLS }, (_, level) => hill(random, level)),
  };
};

/** True if the piece is close enough to its target. */
export const isSolved = (puzzle: Puzzle, at: number): boolean =>
  Math.abs(puzzle.x - at) <= PUZZLE.tolerance;

/** Direction and distance of the target, as the slider's text alternative. */
export type PuzzleHint =
  | { readonly kind: 'there' }
  | { readonly kind: 'left' | 'right'; readonly percent: number };

/** The hint for a position, in percent of the whole range. */
export const hintOf = (puzzle: Puzzle, at: number): PuzzleHint => {
  if (isSolved(puzzle, at)) return { kind: 'there' };
  const percent = Math.max(1, Math.round((Math.abs(puzzle.x - at) / TRAVEL) * 100));
  return { kind: puzzle.x > at ? 'right' : 'left', percent };
};

/** Outline of the piece: a rounded square with a knob at the top and one at the right. */
export const PIECE_PATH = 'M4 10h13a7 7 0 1 1 12 0h9v12a7 7 0 1 1 0 12v12h-34z';
