import { useId } from 'react';
import { PIECE_PATH, PUZZLE, type Puzzle } from './puzzle';

const Scenery = ({ puzzle }: { readonly puzzle: Puzzle }) => (
  <>
    <rect width={PUZZLE.width} height={PUZZLE.height} fill={`hsl(${puzzle.hue} 38% 78%)`} />
    <circle
      cx={puzzle.sun.x}
      cy={puzzle.sun.y}
      r={puzzle.sun.r}
      fill={`hsl(${(puzzle.hue + 40) % 360} 70% 92%)`}
    />
    {puzzle.hills.map((path, level) => (
      <path
        key={path}
        d={path}
        fill={`hsl(${(puzzle.hue + level * 14) % 360} ${34 + level * 4}% ${62 - level * 13}%)`}
      />
    ))}
  </>
);

/** The generated picture with its gap and the piece at `at`. Decoration: the slider has the text alternative. */
export const PuzzlePicture = ({ puzzle, at }: { readonly puzzle: Puzzle; readonly at: number }) => {
  const clip = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${PUZZLE.width} ${PUZZLE.height}`}
      className="block w-full rounded-card"
    >
      <clipPath id={clip}>
        <path d={PIECE_PATH} transform={`translate(${puzzle.x} ${puzzle.y})`} />
      </clipPath>
      <Scenery puzzle={puzzle} />
      <path
        d={PIECE_PATH}
        transform={`translate(${puzzle.x} ${puzzle.y})`}
        fill="rgb(0 0 0 / 55%)"
        stroke="rgb(255 255 255 / 50%)"
      />
      <g transform={`translate(${at - puzzle.x} 0)`}>
        <g clipPath={`url(#${clip})`}>
          <Scenery puzzle={puzzle} />
        </g>
        <path
          d={PIECE_PATH}
          transform={`translate(${puzzle.x} ${puzzle.y})`}
          fill="none"
          stroke="white"
          strokeWidth="1.5"
        />
      </g>
    </svg>
  );
};
