/*
 * Spot: the ticket that buys and sells coins, open orders and records. Private: the mapping of wire rows to orders, and
 * the execution of commands at most once.
 */
export { CoinRecords } from './components/coin-records';
export { SpotOutcomes } from './components/spot-outcomes';
export { SpotTrading } from './components/spot-trading';
export { useOrdersOnChart, type HistoryFilter } from './queries';
