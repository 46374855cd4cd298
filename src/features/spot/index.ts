/*
 * Spot: the ticket that buys and sells coins, orders that wait for their price, and the records. How rows of the wire
 * become orders, and how commands are carried out at most once, stay private.
 */
export { CoinRecords } from './components/coin-records';
export { SpotOutcomes } from './components/spot-outcomes';
export { SpotTrading } from './components/spot-trading';
export { useOrdersOnChart, type HistoryFilter } from './queries';
