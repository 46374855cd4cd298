const SIGNATURE = /^0x[0-9a-fA-F]{130}$/u;

const isHex = (text: string): text is `0x${string}` => SIGNATURE.test(text);

/**
 * Recovers the signer's address (lower case) of `message`, or without one of the lower-case address itself, as a
 * personal message (EIP-191). `undefined` if there is no signature or it is invalid.
 */
export const signerOf = async ({
  sign,
  message,
  address,
}: Readonly<Record<string, unknown>>): Promise<string | undefined> => {
  if (typeof sign !== 'string' || typeof address !== 'string' || !isHex(sign)) return undefined;
  // Loaded on first use: most sessions never sign.
  const { recoverMessageAddress } = await import('viem');
  const text = typeof message === 'string' ? message : address.toLowerCase();
  try {
    const signer = await recoverMessageAddress({ message: text, signature: sign });
    return signer.toLowerCase();
  } catch {
    return undefined;
  }
};
