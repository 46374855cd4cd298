/* Loans: the offers and what is owed, an application with its costs, the records and repayments. Private: the calls. */
export { FollowApplication } from './components/follow-application';
export { LoanOffers } from './components/loan-offers';
export { LoanRecords } from './components/loan-records';
export { ProductView } from './components/product-view';
export { StandingCard } from './components/standing-card';
export { LOAN_FILTERS } from './record';
