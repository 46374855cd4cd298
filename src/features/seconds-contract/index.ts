/*
 * Seconds contracts: the ticket, placing an order at most once, running orders and the records. How rows of the wire
 * become orders, and the placing machine, stay private.
 */
export { OrderHistory } from './components/order-history';
export { SecondsOutcomes } from './components/seconds-outcomes';
export { SecondsTrading } from './components/seconds-trading';
export { settlementEvents } from './settlement-events';
export { isRunning, isSettled } from './order';
export { useRecentOrders, type StatusFilter } from './queries';
