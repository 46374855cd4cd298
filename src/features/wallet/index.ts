/* Balances: both accounts, their totals, and the toggle that hides them. The sums stay private. */
export { Accounts } from './components/accounts';
export { Balance } from './components/balance';
export { CurrencyView } from './components/currency-view';
export { MoreActions } from './components/more-actions';
export { QuickActions } from './components/quick-actions';
export { RefreshButton } from './components/refresh-button';
export { TotalEquity } from './components/total-equity';
export { useCurrencies } from './currency-queries';
