/* Daily limits and breaks that users set for themselves. */
export { LimitsLine } from './components/limits-line';
export { LimitsView } from './components/limits-view';
export { isLimitReached, isOnBreak } from './model';
export { useHasNoLimits } from './missing-queries';
export { useKnownLimits } from './queries';
