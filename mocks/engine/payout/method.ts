/** A payout destination: a bank card, or an address of a currency. `addedAt` in epoch milliseconds. */
export type PayoutMethod = {
  readonly id: number;
  readonly owner: number;
  readonly addedAt: number;
} & PayoutDetails;

/** A bank card. */
export interface BankCard {
  readonly kind: 'bank';
  readonly holder: string;
  readonly account: string;
  readonly bank: string;
  readonly bankId: number | undefined;
  readonly branch: string | undefined;
  /** Place of the bank branch. */
  readonly place: string | undefined;
  /** SWIFT or routing code. */
  readonly code: string | undefined;
  readonly bankAddress: string | undefined;
  readonly iban: string | undefined;
}

/** An address on a network. */
export interface WalletAddress {
  readonly kind: 'wallet';
  readonly currencyId: number;
  readonly network: string | undefined;
  readonly address: string;
  /** Memo, tag or comment of payments to it. */
  readonly memo: string | undefined;
  /** The user's own label. */
  readonly label: string | undefined;
  /** Path of an upload. */
  readonly qrcode: string | undefined;
}

/** The bound card or address, without its owner. */
export type PayoutDetails = BankCard | WalletAddress;

/** The card number or address, as named in a withdrawal. */
export const destinationOf = (details: PayoutDetails): string =>
  details.kind === 'bank' ? details.account : details.address;
