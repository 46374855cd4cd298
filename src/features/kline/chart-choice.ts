import { create } from 'zustand';
import { readStoredJson, writeStored } from '@/lib/storage';
import { OVERLAYS, PANES, type ChartChoice } from './plots';

const STORAGE_KEY = 'chartChoice';

const FIRST: ChartChoice = { kind: 'candles', overlays: ['ma'], pane: 'none' };

/** What another version, or somebody's hand, has stored is taken as far as it makes sense. */
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

const useStore = create<{ readonly choice: ChartChoice }>(() => ({
  choice: readStoredJson(STORAGE_KEY, parseChoice) ?? FIRST,
}));

/** How the user wants charts, kept on the device. */
export const useChartChoice = (): ChartChoice => useStore(({ choice }) => choice);

/** Changes a part of it. */
export const changeChart = (part: Partial<ChartChoice>): void => {
  const choice = { ...useStore.getState().choice, ...part };
  writeStored(STORAGE_KEY, JSON.stringify(choice));
  useStore.setState({ choice });
};
