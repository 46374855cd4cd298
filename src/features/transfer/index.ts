/* Transfers between the coin and the contract account. Private: the call, which happens at most once. */
export { TransferView } from './components/transfer-view';
export { useOpenPairs } from './queries';
