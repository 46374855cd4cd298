import { DESTINATION_CODES } from '@/domain/codes/funding';
import { add, compare, decimal } from '@/domain/money/decimal';
import type { Context } from '../engine/context';
import { payoutMethodsOf } from '../engine/payout/bind';
import { destinationOf } from '../engine/payout/method';
import { Refusal } from '../engine/refusal';
import type { User } from '../engine/state';
import type { InputOf } from './types';

type WithdrawInput = InputOf<'submitWithdrawal'>;

/** The amount with its fee. Throws `parameter_wrong` if what is to be sent is not that amount without the fee. */
export const amountOf = ({ number, amount, rate }: WithdrawInput): string => {
  if (amount !== undefined && compare(add(decimal(amount), decimal(rate)), decimal(number)) !== 0)
    throw new Refusal('parameter_wrong');
  return number;
};

/** Id of the card that a withdrawal goes to: the one that it names, or the one with its number; 0 for an address. */
export const cardOf = (
  context: Context,
  user: User,
  { type, cash_id: id, address }: WithdrawInput,
) => {
  if ((type ?? DESTINATION_CODES.wallet) === DESTINATION_CODES.wallet) return 0;
  const card = payoutMethodsOf(context, user).find(
    (own) =>
      own.kind === 'bank' && (id === undefined || own.id === id) && destinationOf(own) === address,
  );
  if (card === undefined) throw new Refusal('withdrawal_address_missing');
  return card.id;
};
