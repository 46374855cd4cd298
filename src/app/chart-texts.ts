import type { Namespace } from '@locales/resources';

/** The texts that the chart page loads with its code. The build has them loaded early. */
export const CHART_TEXTS = [
  'kline',
  'contractTerms',
  'market',
  'alerts',
] as const satisfies readonly Namespace[];
