import { legacyWallet, parseAnnouncement, type Wallet } from './provider';

const ANNOUNCE = 'eip6963:announceProvider';
const REQUEST = 'eip6963:requestProvider';
/** Sent by wallets that add `window.ethereum` late. */
const LEGACY_READY = 'ethereum#initialized';

/** The wallets of a page, for `useSyncExternalStore`. */
export interface WalletList {
  readonly subscribe: (onChange: () => void) => () => void;
  /** Sorted by name, each once. The same array until something changes. */
  readonly wallets: () => readonly Wallet[];
}

const byName = (a: Wallet, b: Wallet): number =>
  (a.name ?? '').localeCompare(b.name ?? '') || (a.domain ?? '').localeCompare(b.domain ?? '');

/**
 * Lists the wallets that announce themselves to a page (EIP-6963). It asks for them at once, as long as the page lives.
 * `window.ethereum` counts only while none has: with several wallets it belongs to whichever was the last to load.
 */
export const createWalletList = (page: EventTarget): WalletList => {
  const announced = new Map<string, Wallet>();
  const listeners = new Set<() => void>();
  let shown: readonly Wallet[] = [];

  const update = (): void => {
    const legacy = legacyWallet(Reflect.get(page, 'ethereum'));
    const all = announced.size === 0 && legacy !== undefined ? [legacy] : [...announced.values()];
    shown = all.toSorted(byName);
    for (const listener of listeners) listener();
  };
  const add = (event: Event): void => {
    const wallet = event instanceof CustomEvent ? parseAnnouncement(event.detail) : undefined;
    // The first of a uuid stays: nobody takes the place of a wallet that is shown.
    if (wallet === undefined || announced.has(wallet.id)) return;
    announced.set(wallet.id, wallet);
    update();
  };

  page.addEventListener(ANNOUNCE, add);
  page.addEventListener(LEGACY_READY, update);
  // Wallets answer before this returns.
  page.dispatchEvent(new Event(REQUEST));
  update();
  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    wallets: () => shown,
  };
};
