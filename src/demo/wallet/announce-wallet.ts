import i18next from 'i18next';
import type { WalletProvider } from '@/features/wallet-login';

/** Marks code that must not be in a production build (scripts/guard-production.ts). */
const DOMAIN = 'quayside.demo-wallet';

/** A wallet on the colours of a warning: nobody takes it for a real one. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#8f5a00"/><path d="M9 13h20a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2V12a2 2 0 0 1 2-2h16M25 21h2" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>',
)}`;

/** Announces the wallet once its name is loaded, to who has asked before that, and again to whoever asks (EIP-6963). */
export const announceWallet = async (provider: WalletProvider): Promise<void> => {
  const uuid = crypto.randomUUID();
  const announce = (): void => {
    const info = {
      uuid,
      name: i18next.t('walletLogin:demo.name'),
      icon: ICON,
      rdns: DOMAIN,
    };
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }),
    );
  };
  await i18next.loadNamespaces('walletLogin');
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
};
