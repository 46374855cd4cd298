/*
 * Where withdrawals go: addresses and bank cards, their list, and the forms that save one. Private: requests, validation, the
 * code that the server may ask for.
 */
export { AddAddress } from './components/address-form';
export { AddBankCard } from './components/card-form';
export { PayoutMethods } from './components/payout-methods';
export { SavedWarnings } from './components/saved-warnings';
