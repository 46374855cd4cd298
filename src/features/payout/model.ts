import { isIban, normaliseIban } from '@/domain/account/iban';
import type { Decimal } from '@/domain/money/decimal';

/** An address that withdrawals of one currency go to. */
export interface WalletMethod {
  readonly kind: 'wallet';
  readonly id: number;
  readonly currencyId: number;
  readonly currency: string;
  readonly network: string | undefined;
  readonly address: string;
  readonly memo: string | undefined;
  /** The user's own name for it. */
  readonly label: string | undefined;
  /** Epoch seconds. */
  readonly addedAt: number | undefined;
}

/** A bank card or account that withdrawals go to. */
export interface CardMethod {
  readonly kind: 'bank';
  readonly id: number;
  readonly holder: string;
  readonly bank: string | undefined;
  readonly number: string;
  readonly iban: string | undefined;
  /** Epoch seconds. */
  readonly addedAt: number | undefined;
}

/** Where withdrawals go. */
export type PayoutMethod = WalletMethod | CardMethod;

/** The two kinds, in the order of their tabs. */
export const KINDS = ['wallet', 'bank'] as const;
export type Kind = (typeof KINDS)[number];

/** A currency that can be withdrawn. */
export interface PayoutCurrency {
  readonly id: number;
  readonly name: string;
}

/** A network that a currency is paid out on. Amounts in the currency; `undefined` where the server does not say. */
export interface PayoutNetwork {
  readonly name: string;
  /** `maybe` where only the table of networks says that its receivers may need one. */
  readonly memo: 'needed' | 'maybe' | 'none';
  /** `undefined` where the server does not name its networks. */
  readonly fee: { readonly amount: Decimal; readonly isPercent: boolean } | undefined;
  readonly minutes: number | undefined;
}

const LAST_DIGITS = 4;

/** The last characters of a card number. */
export const lastDigits = (number: string): string => number.slice(-LAST_DIGITS);

const plain = (text: string | undefined): string => (text ?? '').trim().toLowerCase();

/** True if another address has this label. Labels tell addresses apart, so case and spaces do not count. */
export const isLabelTaken = (label: string, methods: readonly PayoutMethod[]): boolean =>
  plain(label) !== '' &&
  methods.some((method) => method.kind === 'wallet' && plain(method.label) === plain(label));

/** What makes a destination the same as another. */
export type Destination =
  | Pick<WalletMethod, 'kind' | 'currencyId' | 'network' | 'address' | 'memo'>
  | Pick<CardMethod, 'kind' | 'number'>;

/** The saved method for a destination; `undefined` if there is none. */
export const findMethod = (
  to: Destination,
  methods: readonly PayoutMethod[],
): PayoutMethod | undefined =>
  methods.find((method) => {
    if (method.kind === 'bank') return to.kind === 'bank' && method.number === to.number;
    return (
      to.kind === 'wallet' &&
      method.address === to.address &&
      method.currencyId === to.currencyId &&
      // A server that has no networks or memos returns none.
      (method.network === undefined || method.network === to.network) &&
      plain(method.memo) === plain(to.memo)
    );
  });

/** A destination after it was saved. */
export interface Found {
  readonly id: number | undefined;
  /** True if the list of the server does not have it. */
  readonly isUnlisted: boolean;
}

/** Looks for a saved destination in the list that was read after it. */
export const foundIn = (to: Destination, methods: readonly PayoutMethod[]): Found => {
  const id = findMethod(to, methods)?.id;
  return { id, isUnlisted: id === undefined };
};

/** Letters of a name in one order: names are written in either order, and with or without spaces and marks between them. */
const nameLetters = (name: string): string =>
  Array.from(
    name
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\s.,'’·・-]/gu, ''),
  )
    .toSorted()
    .join('');

/** True if a holder can be the verified person. */
export const isSameName = (holder: string, certified: string): boolean =>
  nameLetters(holder) === nameLetters(certified);

/** What a card should be looked at again for. `certifiedName` is the verified name; empty if it is not known. */
export const cardProblems = (
  { holder, iban }: { readonly holder: string; readonly iban: string },
  certifiedName: string,
): { readonly otherName: boolean; readonly wrongIban: boolean } => ({
  otherName: holder.trim() !== '' && certifiedName !== '' && !isSameName(holder, certifiedName),
  wrongIban: iban.trim() !== '' && !isIban(normaliseIban(iban)),
});

const LAST_NAME_FIRST = /^[\p{Script=Han}\p{Script=Hangul}]/u;

/** First and last name as they are written together in their script. */
export const fullName = (name: string, surname: string): string =>
  LAST_NAME_FIRST.test(surname) ? `${surname}${name}` : `${name} ${surname}`.trim();
