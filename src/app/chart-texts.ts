import type { Namespace } from '@locales/resources';

/**
 * The texts that the chart page loads with its code. The build has them loaded early. In a file of its own, because the start
 * of the app, which has those of the tabs, does not need them.
 */
export const CHART_TEXTS = [
  'kline',
  'contractTerms',
  'market',
  'alerts',
] as const satisfies readonly Namespace[];
