import { createStoredJson } from '@/lib/stored-value';
import { OVERLAYS, PANES, type ChartChoice } from './visible-slice';

const FIRST: ChartChoice = { kind: 'candles', overlays: ['ma'], pane: 'none' };

/** Parses a stored choice; keeps its valid parts, because another version may have written it. */
export const parseChoice = (value: unknown): ChartChoice | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const stored: Readonly<Record<string, unknown>> = { ...value };
  const { overlays, pane, kind } = stored;
  return {
    kind: kind === 'line' ? 'line' : 'candles',
    overlays: Array.isArray(overlays)
      ? OVERLAYS.filter((name) => overlays.some((other) => other === name))
      : FIRST.overlays,
    pane: PANES.find((name) => name === pane) ?? FIRST.pane,
  };
};

const choice = createStoredJson('chartChoice', FIRST, parseChoice);

/** The user's chart settings, stored on the device. */
export const useChartChoice = choice.useValue;

/** Changes some of the settings. */
export const changeChart = (part: Partial<ChartChoice>): void =>
  choice.update((before) => ({ ...before, ...part }));
