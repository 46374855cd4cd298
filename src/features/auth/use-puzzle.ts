import { useState, type ComponentType } from 'react';
import type { ApiFailure } from '@/api/errors';
import type { SlidePuzzleProps } from '@/ui/input/slide-puzzle';

const SEEDS = 1_000_000_000;

const loadPuzzle = async (): Promise<ComponentType<SlidePuzzleProps>> =>
  (await import('@/ui/input/slide-puzzle')).SlidePuzzle;

/** Fetches the puzzle's code when the form is first touched. A failure is met again, and told, on sending. */
export const preparePuzzle = (): void => {
  loadPuzzle().catch(() => undefined);
};

/** A puzzle on show. The seed makes it another one each time. */
export interface ShownPuzzle {
  readonly Puzzle: ComponentType<SlidePuzzleProps>;
  readonly seed: number;
}

/** A part of the form that could not be fetched: as for a call that got no reply. */
const lost = (): ApiFailure => ({
  kind: 'network',
  reason: navigator.onLine ? 'failed' : 'offline',
});

/** The check that a person is there (specification, section 5), asked for before a form is sent. */
export const usePuzzle = (onLoadFailure: (failure: ApiFailure) => void) => {
  const [shown, setShown] = useState<ShownPuzzle>();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const show = (Puzzle: ShownPuzzle['Puzzle']): void => {
    setShown({ Puzzle, seed: Math.floor(Math.random() * SEEDS) });
    setOpen(true);
  };
  return {
    shown,
    isOpen,
    isLoading,
    setOpen,
    ask: (): void => {
      setLoading(true);
      void loadPuzzle()
        .then(show, () => onLoadFailure(lost()))
        .finally(() => setLoading(false));
    },
  };
};

export type PuzzleState = ReturnType<typeof usePuzzle>;
