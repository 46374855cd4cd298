/* Flash exchange: the form with a held rate, its confirmation and receipt, and the records. Private: rates and their acceptance. */
export { ExchangeRecords } from './components/exchange-records';
export { ExchangeView } from './components/exchange-view';
export { Receipt, type ReceiptProps } from './components/receipt';
