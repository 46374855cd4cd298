/* Loans: the offers and what is owed, an application with its costs, the records and repayments. Private: the calls. */
export { FollowApplication } from './components/follow-application';
export { LoanOverview } from './components/loan-overview';
export { LoanRecords } from './components/loan-records';
export { OwedOnLoans } from './components/owed-on-loans';
export { ProductView } from './components/product-view';
export { LOAN_FILTERS } from './record';
