const SIGNATURE = /^0x[0-9a-fA-F]{130}$/u;

const isHex = (text: string): text is `0x${string}` => SIGNATURE.test(text);

/**
 * The address (lower case) whose key has signed `message`, or without one the address itself in lower case, as a personal
 * message (EIP-191). `undefined` for fields without a signature, and for one that no key can have made.
 */
export const signerOf = async ({
  sign,
  message,
  address,
}: Readonly<Record<string, unknown>>): Promise<string | undefined> => {
  if (typeof sign !== 'string' || typeof address !== 'string' || !isHex(sign)) return undefined;
  // Loaded with the first signature: most sessions see none.
  const { recoverMessageAddress } = await import('viem');
  const text = typeof message === 'string' ? message : address.toLowerCase();
  try {
    const signer = await recoverMessageAddress({ message: text, signature: sign });
    return signer.toLowerCase();
  } catch {
    return undefined;
  }
};
