/** The inputs that settled an order, as text with its hash. */
export interface Receipt {
  readonly text: string;
  /** SHA-256 of the text, hex. */
  readonly hash: string;
  /** Public price of each second from entry to settlement; empty if the server sends none. */
  readonly ticks: readonly string[];
  readonly isSimulated: boolean;
  /** True if a market intervention of the demo moved the price, which it does for every user. */
  readonly hasIntervention: boolean;
}

/** Result of `checkReceipt`. */
export type Verdict = 'same' | 'differs';

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text, in hex, computed on this device; `undefined` outside secure contexts (plain HTTP). */
const sha256Of = async (text: string): Promise<string | undefined> => {
  // Missing outside secure contexts, unlike its type.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  return subtle && hex(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
};

/**
 * Verifies a receipt: it must equal one recomputed from public prices, and its hash must match its text. The hash is
 * computed on this device, and not checked outside secure contexts.
 */
export const checkReceipt = async (receipt: Receipt, recomputed: Receipt): Promise<Verdict> => {
  const hash = await sha256Of(receipt.text);
  const isHashValid = hash === undefined || hash === receipt.hash;
  const isSame = receipt.text === recomputed.text && receipt.hash === recomputed.hash;
  return isHashValid && isSame ? 'same' : 'differs';
};
