import {
  add,
  compare,
  fitsScale,
  isPositive,
  parseDecimal,
  subtract,
  type Decimal,
} from '../money/decimal';

/** An account that money is transferred out of or into. */
export type TransferAccount = 'coin' | 'contract';

/** `from_field` and `to_field` of a transfer on the wire. */
export const TRANSFER_FIELDS = { coin: 'change', contract: 'lever' } as const satisfies Record<
  TransferAccount,
  string
>;

/** The account at the other end. */
export const otherAccount = (account: TransferAccount): TransferAccount =>
  account === 'coin' ? 'contract' : 'coin';

/** The refusal of an amount that an account does not have; keys of the error catalogue. */
export const INSUFFICIENT = {
  coin: 'wallet_insufficient',
  contract: 'account_insufficient',
} as const satisfies Record<TransferAccount, string>;

/** Why an amount cannot be transferred. */
export type TransferProblem = 'amount_wrong' | (typeof INSUFFICIENT)[TransferAccount];

/** What a transfer is checked against: the available money of both ends, and the decimals of the currency. */
export interface TransferFunds {
  readonly from: TransferAccount;
  readonly available: Readonly<Record<TransferAccount, Decimal>>;
  readonly scale: number;
}

/** Reads a typed amount; `undefined` if it cannot be an amount of the currency. */
export const readTransferAmount = (typed: string, scale: number): Decimal | undefined => {
  const amount = parseDecimal(typed);
  return amount !== undefined && isPositive(amount) && fitsScale(amount, scale)
    ? amount
    : undefined;
};

/** The problem of a typed amount; `undefined` if it can be transferred. */
export const transferProblem = (
  typed: string,
  { from, available, scale }: TransferFunds,
): TransferProblem | undefined => {
  const amount = readTransferAmount(typed, scale);
  if (amount === undefined) return 'amount_wrong';
  return compare(amount, available[from]) > 0 ? INSUFFICIENT[from] : undefined;
};

/** The available money of an account before and after. */
export interface BeforeAndAfter {
  readonly before: Decimal;
  readonly after: Decimal;
}

/** Both accounts before and after a transfer, which is free. */
export const transferResult = (
  amount: Decimal,
  { from, available }: TransferFunds,
): Readonly<Record<TransferAccount, BeforeAndAfter>> => {
  const { coin, contract } = available;
  const isOut = from === 'coin';
  return {
    coin: { before: coin, after: isOut ? subtract(coin, amount) : add(coin, amount) },
    contract: {
      before: contract,
      after: isOut ? add(contract, amount) : subtract(contract, amount),
    },
  };
};
