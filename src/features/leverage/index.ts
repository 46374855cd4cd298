/*
 * Leverage: the ticket, positions with their stops, pending orders and the records. How rows of the wire become orders,
 * and how commands are carried out at most once, stay private.
 */
export { LeverageTrading } from './components/leverage-trading';
export { ContractTerms } from './components/contract-terms';
export { DealRecords } from './components/deal-records';
export { LeverageOutcomes } from './components/leverage-outcomes';
export { LeverageRecords } from './components/leverage-records';
export { useOrdersOnChart } from './chart-queries';
export { positionEvents } from './position-events';
export type { DealFilter } from './deals';
export { useTerms, type HistoryFilter } from './queries';
