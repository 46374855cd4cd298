/*
 * Leverage: the ticket, positions with their stops, pending orders and records.
 * Private: the mapping of wire rows to orders, and the execution of commands at most once.
 */
export { LeverageTrading } from './components/leverage-trading';
export type { DraftLine } from './draft-lines';
export type { StopChart } from './stop-chart';
export { TicketProvider, useTicketLines } from './ticket-state';
export { ContractTerms } from './components/contract-terms';
export { DealRecords } from './components/deal-records';
export { LeverageOutcomes } from './components/leverage-outcomes';
export { LeverageRecords } from './components/leverage-records';
export { useOrdersOnChart, type OrdersOnChart } from './chart-queries';
export { positionEvents } from './position-events';
export type { DealFilter } from './deals';
export { useActiveOrders, type HistoryFilter } from './queries';
export { textIfTold } from './terms';
export { useLeverageTerms, usePriceStep } from './terms-queries';
export { useLotLimits } from './use-lot-limits';
