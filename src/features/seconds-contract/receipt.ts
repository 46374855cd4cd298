/** What decided an order, as text with its fingerprint. */
export interface Receipt {
  readonly text: string;
  /** SHA-256 of the text, hex. */
  readonly hash: string;
  /** The public price of each second from the entry to the settlement; none where the server does not tell them. */
  readonly ticks: readonly string[];
  readonly isSimulated: boolean;
  /** True if the presenter of a demo moved the price, for everybody. */
  readonly isDirected: boolean;
}

/** What a check of a receipt can find. */
export type Verdict = 'same' | 'differs';

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text, worked out on this device; `undefined` where the browser cannot (plain http). */
const fingerprintOf = async (text: string): Promise<string | undefined> => {
  // Missing outside secure contexts, whatever the types say.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  return subtle && hex(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
};

/**
 * Compares a receipt with one made anew from the public prices, and its fingerprint with its text on this device: a
 * server that changed either is found out.
 */
export const checkReceipt = async (receipt: Receipt, anew: Receipt): Promise<Verdict> => {
  const fingerprint = await fingerprintOf(receipt.text);
  const isOwn = fingerprint === undefined || fingerprint === receipt.hash;
  return isOwn && receipt.text === anew.text && receipt.hash === anew.hash ? 'same' : 'differs';
};
