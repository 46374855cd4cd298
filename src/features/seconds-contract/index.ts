/*
 * Seconds contracts: the ticket, running orders and records. Private: the mapping of wire rows to orders, and the
 * submission of orders at most once.
 */
export { OrderHistory } from './components/order-history';
export { SecondsOutcomes } from './components/seconds-outcomes';
export { SecondsTrading } from './components/seconds-trading';
export { settlementEvents } from './settlement-events';
export { isRunning, isSettled } from './order';
export { useRecentOrders, type StatusFilter } from './queries';
