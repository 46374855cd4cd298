/* Log-in by wallet. Loaded when the user chooses this way. Private: the wallets found, the text to sign, the steps. */
export { SignedText } from './components/signed-text';
export { WalletLogin } from './components/wallet-login';
export type { WalletProvider } from './provider';
