import { Slider } from '@base-ui/react/slider';
import { useState } from 'react';
import { IconButton } from '../action/icon-button';
import { ArrowClockwiseIcon, ArrowsLeftRightIcon, CheckIcon } from '../icons';
import { hintOf, isSolved, toPuzzle, TRAVEL, type PuzzleHint } from './puzzle';
import { PuzzlePicture } from './puzzle-picture';

/** The texts of the puzzle. */
export interface SlidePuzzleTexts {
  /** "Slide the piece into its gap". */
  readonly prompt: string;
  readonly solved: string;
  readonly failed: string;
  readonly another: string;
  /**
   * Announced with the slider, so that it can be solved by screen reader: "Move right, 30 % to go", "Here: press
   * Enter".
   */
  readonly hint: (hint: PuzzleHint) => string;
}

/** A puzzle that confirms a human user. */
export interface SlidePuzzleProps {
  /** The caller's random number; each failure adds one for a new picture. */
  readonly seed: number;
  readonly texts: SlidePuzzleTexts;
  readonly onSolved: () => void;
}

type Phase = 'open' | 'failed' | 'solved';

/** A picture with a gap and a slider that moves the piece: by finger, mouse, or arrow keys and Enter. */
export const SlidePuzzle = ({ seed, texts, onSolved }: SlidePuzzleProps) => {
  const [round, setRound] = useState(0);
  const [at, setAt] = useState(0);
  const [phase, setPhase] = useState<Phase>('open');
  const puzzle = toPuzzle(seed + round);
  const nextPicture = (next: Phase) => {
    setRound(round + 1);
    setAt(0);
    setPhase(next);
  };
  const settle = (position: number) => {
    if (phase === 'solved' || position === 0) return;
    if (!isSolved(puzzle, position)) return nextPicture('failed');
    setPhase('solved');
    onSolved();
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="relative">
        <PuzzlePicture puzzle={puzzle} at={at} />
        {phase !== 'solved' && (
          <span className="absolute top-1 right-1">
            <IconButton
              label={texts.another}
              look="sunken"
              icon={<ArrowClockwiseIcon size={18} />}
              onClick={() => nextPicture('open')}
            />
          </span>
        )}
      </div>
      <Slider.Root
        value={at}
        max={TRAVEL}
        step={1}
        largeStep={20}
        disabled={phase === 'solved'}
        onValueChange={(next) => {
          setAt(next);
          setPhase('open');
        }}
        onValueCommitted={(next, { reason }) => {
          // Arrow keys commit at each step, so keyboard users confirm with Enter.
          if (reason === 'drag' || reason === 'track-press') settle(next);
        }}
        thumbAlignment="edge-client-only"
      >
        <Slider.Control className="flex h-14 touch-none items-center rounded-card bg-sunken select-none">
          <Slider.Track className="relative h-14 w-full">
            <span
              aria-hidden="true"
              className="absolute inset-0 grid place-items-center pl-14 text-label text-ink-2"
            >
              {phase === 'open' && at === 0 && texts.prompt}
            </span>
            <Slider.Thumb
              getAriaLabel={() => texts.prompt}
              getAriaValueText={(_formatted, value) => texts.hint(hintOf(puzzle, value))}
              onKeyDown={(event) => {
                if (event.key === 'Enter') settle(at);
              }}
              className="grid h-14 w-14 place-items-center rounded-card bg-ink text-on-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-blue data-disabled:bg-green data-disabled:text-on-fill"
            >
              {phase === 'solved' ? <CheckIcon size={24} /> : <ArrowsLeftRightIcon size={24} />}
            </Slider.Thumb>
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
      <output className="min-h-4.5 text-center text-label text-ink-2">
        {phase === 'failed' && texts.failed}
        {phase === 'solved' && texts.solved}
      </output>
    </div>
  );
};
