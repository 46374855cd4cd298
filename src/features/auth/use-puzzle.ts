import { useState, type ComponentType } from 'react';
import type { ApiFailure } from '@/api/errors';
import type { SlidePuzzleProps } from '@/ui/input/slide-puzzle';

const SEEDS = 1_000_000_000;

const loadPuzzle = async (): Promise<ComponentType<SlidePuzzleProps>> =>
  (await import('@/ui/input/slide-puzzle')).SlidePuzzle;

/** Preloads the puzzle's chunk. Ignores a failure: the load is retried, and its failure reported, on submission. */
export const preloadPuzzle = (): void => {
  loadPuzzle().catch(() => undefined);
};

/** A loaded puzzle. A new seed gives a new puzzle. */
interface PuzzleInstance {
  readonly Puzzle: ComponentType<SlidePuzzleProps>;
  readonly seed: number;
}

/** A chunk that did not load is reported as a network failure. */
const chunkFailure = (): ApiFailure => ({
  kind: 'network',
  reason: navigator.onLine ? 'failed' : 'offline',
});

/** The slide puzzle against bots (specification, section 5). `open` loads and shows it; a failed load is reported. */
export const usePuzzle = (onLoadFailure: (failure: ApiFailure) => void) => {
  const [instance, setInstance] = useState<PuzzleInstance>();
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const show = (Puzzle: PuzzleInstance['Puzzle']): void => {
    setInstance({ Puzzle, seed: Math.floor(Math.random() * SEEDS) });
    setOpen(true);
  };
  return {
    instance,
    isOpen,
    isLoading,
    setOpen,
    open: (): void => {
      setLoading(true);
      void loadPuzzle()
        .then(show, () => onLoadFailure(chunkFailure()))
        .finally(() => setLoading(false));
    },
  };
};

/** State of the puzzle sheet. */
export type PuzzleState = ReturnType<typeof usePuzzle>;
