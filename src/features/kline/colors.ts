import type { Ink } from './visible-slice';

const read = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Colours of candles and indicator lines. */
export interface CandleColors {
  readonly up: string;
  readonly down: string;
  readonly grid: string;
  readonly text: string;
  readonly line: string;
  readonly inks: Readonly<Record<Ink, string>>;
  /** True for the colour-safe pair, where hollow candles distinguish rising from falling. */
  readonly isHollow: boolean;
}

/** Reads the tokens; call it again after a change of theme or of the up and down colours. */
export const readCandleColors = (): CandleColors => ({
  up: read('--up'),
  down: read('--down'),
  grid: read('--line'),
  text: read('--ink-3'),
  line: read('--ink'),
  inks: {
    warn: read('--warn'),
    blue: read('--blue'),
    'ink-2': read('--ink-2'),
    'ink-3': read('--ink-3'),
  },
  isHollow: document.documentElement.dataset['updown'] === 'safe',
});
