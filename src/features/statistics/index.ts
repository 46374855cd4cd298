/*
 * Statistics: how closed orders came out, what the accounts were worth and what orders brought over time, and the orders as a
 * file. How rows of the wire
 * become results, and how results become a course, stay private.
 */
export { CountsCard } from './components/counts-card';
export { EquityCard } from './components/equity-card';
export { PeriodPicker } from './components/period-picker';
export { PERIODS, STEPS } from './course';
export { ResultsCard } from './components/results-card';
