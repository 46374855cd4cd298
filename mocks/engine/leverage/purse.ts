import {
  add,
  isNegative,
  isZero,
  negate,
  smaller,
  subtract,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import type { View } from '../context';
import { balanceOf, systemAccount, userAccount, type Mode, type Posting } from '../ledger/ledger';
import { nextId, type WorldEvent, type WorldState } from '../state';
import type { ContractDebt } from './position';

/** Whose contract account. */
export interface Holder {
  readonly owner: number;
  readonly mode: Mode;
}

/** The free money of a contract account, and what the house has advanced to it. */
export interface Purse extends Holder {
  readonly currency: string;
  readonly available: Decimal;
  readonly owed: Decimal;
}

const debtOf = (
  { records }: Readonly<WorldState>,
  { owner, mode }: Holder,
): ContractDebt | undefined =>
  Object.values(records.contractDebts).find((debt) => debt.owner === owner && debt.mode === mode);

/** The free money of a contract account as it is now. */
export const purseOf = ({ state, catalogue }: View, { owner, mode }: Holder): Purse => {
  const currency = catalogue.margin.currency.name;
  return {
    owner,
    mode,
    currency,
    available: balanceOf(state.ledger, userAccount(owner, mode, 'contract', currency, 'available')),
    owed: debtOf(state, { owner, mode })?.amount ?? ZERO,
  };
};

/** Free money less what is owed: negative while a loss is not covered. */
export const cashOf = ({ available, owed }: Purse): Decimal => subtract(available, owed);

/** A purse after a movement, and the postings that take it there. They sum to `amount`. */
interface Moved {
  readonly purse: Purse;
  readonly postings: readonly Posting[];
}

/**
 * Adds a signed amount to a purse. What is missing the house advances from its bad debt; what comes in pays that back
 * first, so that no bucket of a user is ever negative and no loss is forgiven while there is something left to win.
 */
export const movePurse = (purse: Purse, amount: Decimal): Moved => {
  const { owner, mode, currency } = purse;
  const sum = add(purse.available, amount);
  const advanced = isNegative(sum) ? negate(sum) : negate(smaller(sum, purse.owed));
  const available = add(sum, advanced);
  const delta = subtract(available, purse.available);
  const postings: readonly Posting[] = [
    { account: userAccount(owner, mode, 'contract', currency, 'available'), delta },
    { account: systemAccount(mode, 'house:bad-debt', currency), delta: negate(advanced) },
  ];
  return {
    purse: { ...purse, available, owed: add(purse.owed, advanced) },
    postings: postings.filter((posting) => !isZero(posting.delta)),
  };
};

/**
 * Remembers what a purse owes. `isLast` says that the account has no order any more: then nothing can pay the debt back,
 * and it stays with the house.
 */
export const debtEvents = (
  state: Readonly<WorldState>,
  purse: Purse,
  isLast: boolean,
): readonly WorldEvent[] => {
  const known = debtOf(state, purse);
  if (isLast || isZero(purse.owed)) {
    return known === undefined
      ? []
      : [{ kind: 'recordRemoved', collection: 'contractDebts', id: known.id }];
  }
  if (known?.amount === purse.owed) return [];
  const { owner, mode, owed: amount } = purse;
  const id = known?.id ?? nextId(state, 'contractDebts');
  return [{ kind: 'recordPut', collection: 'contractDebts', record: { id, owner, mode, amount } }];
};
