import type { ReactNode } from 'react';
import type { DraftLine } from './draft-lines';
import type { LeverageOrder } from './order';

/** Renders a chart of a position with lines that move its stops. */
export type StopChart = (
  position: Pick<LeverageOrder, 'symbol' | 'side' | 'openPrice'>,
  lines: readonly DraftLine[],
) => ReactNode;
