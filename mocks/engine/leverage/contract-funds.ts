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
import type { Context, View } from '../context';
import { balanceOf, systemAccount, userAccount, type Mode, type Posting } from '../ledger/ledger';
import { nextId, type WorldEvent, type WorldState } from '../state';
import type { ContractDebt } from './position';

/** The owner of a contract account. */
export interface ContractAccountOwner {
  readonly owner: number;
  readonly mode: Mode;
}

/** The free money of a contract account, and the amount that the house has advanced to it. */
export interface ContractFunds extends ContractAccountOwner {
  readonly currency: string;
  readonly available: Decimal;
  readonly owed: Decimal;
}

/** What the house has advanced to a contract account before a moment (epoch milliseconds), in the margin currency. */
export const debtBefore = (
  { records }: Readonly<WorldState>,
  { owner, mode }: ContractAccountOwner,
  before = Infinity,
): Decimal =>
  Object.values<ContractDebt>(records.contractDebts).findLast(
    (debt) => debt.owner === owner && debt.mode === mode && (debt.at ?? 0) < before,
  )?.amount ?? ZERO;

/** The current free money of a contract account. */
export const contractFundsOf = (
  { state, catalogue }: View,
  { owner, mode }: ContractAccountOwner,
): ContractFunds => {
  const currency = catalogue.margin.currency.name;
  return {
    owner,
    mode,
    currency,
    available: balanceOf(state.ledger, userAccount(owner, mode, 'contract', currency, 'available')),
    owed: debtBefore(state, { owner, mode }),
  };
};

/** Free money minus the debt; negative while a loss is not covered. */
export const netFundsOf = ({ available, owed }: ContractFunds): Decimal =>
  subtract(available, owed);

/** The funds after a movement, and the postings of that movement. They sum to `amount`. */
interface Moved {
  readonly funds: ContractFunds;
  readonly postings: readonly Posting[];
}

/**
 * Adds a signed amount to contract funds. The house advances a shortfall from its bad-debt account; credits repay
 * that first. So no user bucket is ever negative, and no loss is forgiven while a position can still gain.
 */
export const moveContractFunds = (funds: ContractFunds, amount: Decimal): Moved => {
  const { owner, mode, currency } = funds;
  const sum = add(funds.available, amount);
  const advanced = isNegative(sum) ? negate(sum) : negate(smaller(sum, funds.owed));
  const available = add(sum, advanced);
  const delta = subtract(available, funds.available);
  const postings: readonly Posting[] = [
    { account: userAccount(owner, mode, 'contract', currency, 'available'), delta },
    { account: systemAccount(mode, 'house:bad-debt', currency), delta: negate(advanced) },
  ];
  return {
    funds: { ...funds, available, owed: add(funds.owed, advanced) },
    postings: postings.filter((posting) => !isZero(posting.delta)),
  };
};

/** Records what the house has now advanced to a contract account, in the margin currency. */
export const debtEvents = (
  { state, now }: Context,
  { owner, mode }: ContractAccountOwner,
  amount: Decimal,
): readonly WorldEvent[] => {
  if (debtBefore(state, { owner, mode }) === amount) return [];
  const id = nextId(state, 'contractDebts');
  const record = { id, owner, mode, amount, at: now };
  return [{ kind: 'recordPut', collection: 'contractDebts', record }];
};
