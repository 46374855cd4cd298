/* Savings: products, deposits and their payouts. Private: the calls, which happen at most once. */
export { DepositRecords } from './components/deposit-records';
export { InReview } from './components/in-review';
export { InSavings } from './components/in-savings';
export { ProductList } from './components/product-list';
export { ProductView } from './components/product-view';
export { SummaryCard, VisitorCard } from './components/summary-card';
export type { RecordFilter } from './record';
