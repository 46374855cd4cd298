import type { Page } from '@playwright/test';
import { privateKeyToAccount } from 'viem/accounts';

/** Publicly known test keys. */
const KEYS = { ada: `0x${'11'.repeat(32)}`, bob: `0x${'22'.repeat(32)}` } as const;

/** Holders of the keys, by name. */
export const HOLDERS = {
  ada: privateKeyToAccount(KEYS.ada),
  bob: privateKeyToAccount(KEYS.bob),
} as const;

/** What a test sets and reads of its wallet in the page. */
interface TestWallet {
  /** The address in use. */
  address: string;
  /** Rejects the next request of a method with a code. */
  readonly refuse: Record<string, number | undefined>;
  /** Number of requests for a signature. */
  signatures: number;
  /** Sets the wallet to an address, and says so. */
  readonly switchTo: (address: string) => void;
}

declare global {
  interface Window {
    testWallet?: TestWallet;
    signInTest?: (signer: string, hex: string) => Promise<string>;
  }
}

/** Runs in the page: announces a wallet (EIP-6963) whose signatures are made in the test. */
const announce = ({ name, address }: { readonly name: string; readonly address: string }): void => {
  const listeners = new Set<(accounts: readonly string[]) => void>();
  const wallet: TestWallet = {
    address,
    refuse: {},
    signatures: 0,
    switchTo: (next) => {
      wallet.address = next;
      for (const listener of listeners) listener([next]);
    },
  };
  window.testWallet = wallet;
  const request = async (call: {
    readonly method: string;
    readonly params?: readonly string[];
  }): Promise<unknown> => {
    const code = wallet.refuse[call.method];
    wallet.refuse[call.method] = undefined;
    if (code !== undefined) throw Object.assign(new Error('refused'), { code });
    if (call.method !== 'personal_sign') return [wallet.address.toLowerCase()];
    wallet.signatures += 1;
    // As a wallet does that signs with whoever is in use, whatever it was asked for.
    return window.signInTest?.(wallet.address, call.params?.[0] ?? '0x');
  };
  const provider = {
    request,
    on: (_event: string, listener: (accounts: readonly string[]) => void) =>
      listeners.add(listener),
    removeListener: (_event: string, listener: (accounts: readonly string[]) => void) =>
      listeners.delete(listener),
  };
  window.addEventListener('eip6963:requestProvider', () => {
    const info = { uuid: `test-${name}`, name, icon: '', rdns: 'test.wallet' };
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }),
    );
  });
};

const toHex = (hex: string): `0x${string}` => `0x${hex.slice(2)}`;

/**
 * Adds a wallet to the page, from its next load on. It is set to Ada. `signsAs` names another holder whose key signs
 * nevertheless. Returns the signatures that it has made, which grow.
 */
export const addTestWallet = async (
  page: Page,
  name: string,
  signsAs: () => keyof typeof HOLDERS | undefined = () => undefined,
): Promise<readonly string[]> => {
  const made: string[] = [];
  await page.exposeFunction('signInTest', async (address: string, hex: string) => {
    const inUse = address.toLowerCase() === HOLDERS.bob.address.toLowerCase() ? 'bob' : 'ada';
    const holder = HOLDERS[signsAs() ?? inUse];
    const signature = await holder.signMessage({ message: { raw: toHex(hex) } });
    made.push(signature);
    return signature;
  });
  await page.addInitScript(announce, { name, address: HOLDERS.ada.address });
  return made;
};
