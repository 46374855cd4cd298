/*
 * Statistics: results of closed orders, equity over time, and an export. The parsing and grouping of results stay
 * private.
 */
export { CountsCard } from './components/counts-card';
export { EquityCard } from './components/equity-card';
export { PeriodPicker } from './components/period-picker';
export { PERIODS, STEPS } from './results-over-time';
export { ResultsCard } from './components/results-card';
