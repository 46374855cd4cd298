import { BRAND } from '@/brand';

/** Time for which a text can be signed and sent, in milliseconds. */
const VALID_MS = 5 * 60_000;

/**
 * Chain of the message, which EIP-4361 requires. A log-in belongs to no chain: an address is the same on all of them, and
 * the server does not check it. Whichever network the wallet is set to, nothing has to be switched.
 */
const CHAIN = 1;

/** A text to sign, and what the server must know about it. */
export interface LoginText {
  readonly address: string;
  readonly message: string;
  readonly nonce: string;
  /** Epoch milliseconds, on the server's clock. */
  readonly expiresAt: number;
}

/** What a text is made for. */
interface LoginTextFacts {
  /** With the checksum in its capitals. */
  readonly address: string;
  /** Host, with a port, and origin of the page. */
  readonly page: { readonly host: string; readonly origin: string };
  readonly nonce: string;
  /** Epoch milliseconds, on the server's clock. */
  readonly now: number;
}

/**
 * Writes the text in the form of EIP-4361, line by line. Wallets recognise the form, show it in their own layout, and warn if
 * the host is not that of the page. The form allows ASCII only, so the text is English in every language.
 */
export const writeLoginText = ({ address, page, nonce, now }: LoginTextFacts): LoginText => {
  const expiresAt = now + VALID_MS;
  const message = [
    `${page.host} wants you to sign in with your Ethereum account:`,
    address,
    '',
    `Log in to ${BRAND.name} with this address. This allows nothing else, costs nothing and moves no money.`,
    '',
    `URI: ${page.origin}`,
    'Version: 1',
    `Chain ID: ${CHAIN}`,
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(now).toISOString()}`,
    `Expiration Time: ${new Date(expiresAt).toISOString()}`,
  ].join('\n');
  return { address, message, nonce, expiresAt };
};
