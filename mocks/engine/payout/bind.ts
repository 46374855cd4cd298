import { requireGoodStanding } from '../accounts/users';
import type { Context, Decision } from '../context';
import { notifySecurity } from '../notifications/notify';
import { Refusal } from '../refusal';
import { requireStepUp } from '../security/authenticator';
import { nextId, type User } from '../state';
import { destinationOf, type PayoutDetails, type PayoutMethod } from './method';

/**
 * Magic suffix of an address or card that counts as already bound, by this user or another (mock-backend.md, part 5).
 */
const KNOWN_TAIL = '0004';
const NOT_YOURS_TAIL = '0005';

/** The cards and addresses of a user, newest first. */
export const payoutMethodsOf = ({ state }: Context, user: User): readonly PayoutMethod[] =>
  Object.values(state.records.payoutMethods)
    .filter(({ owner }) => owner === user.id)
    .toSorted((a, b) => b.id - a.id);

const requireCurrency = ({ catalogue }: Context, details: PayoutDetails): void => {
  if (details.kind === 'bank') return;
  const currency = catalogue.currencies.find(({ id }) => id === details.currencyId);
  if (currency === undefined) throw new Refusal('currency_absent');
  const terms = catalogue.funding.withdrawals.find((row) => row.currencyId === currency.id);
  if (terms === undefined) throw new Refusal('currency_not_added');
  if (details.network === undefined) return;
  const network = terms.networks.find(({ name }) => name === details.network);
  if (network === undefined) throw new Refusal('parameter_wrong');
  if (network.needsMemo && (details.memo ?? '') === '') throw new Refusal('parameters_missing');
};

/** An address may be bound once for each currency, network and memo. */
const isSame = (known: PayoutMethod, details: PayoutDetails): boolean => {
  if (destinationOf(known) !== destinationOf(details)) return false;
  if (known.kind !== 'wallet' || details.kind !== 'wallet') return known.kind === details.kind;
  return (
    known.currencyId === details.currencyId &&
    known.network === details.network &&
    (known.memo ?? '') === (details.memo ?? '')
  );
};

const ALREADY_BOUND = {
  bank: 'transaction_account_already_set',
  wallet: 'withdrawal_address_exists',
} as const;

/** Binds a new card or address. Requires a certified user. Throws if it is already bound. */
export const bindPayoutMethod = (
  context: Context,
  user: User,
  details: PayoutDetails,
): Decision<'added'> => {
  requireGoodStanding(user);
  if (!user.certified) throw new Refusal('real_name_required');
  requireStepUp(context, user);
  requireCurrency(context, details);
  const bound = payoutMethodsOf(context, user).some((known) => isSame(known, details));
  if (bound || destinationOf(details).endsWith(KNOWN_TAIL))
    throw new Refusal(ALREADY_BOUND[details.kind]);
  const id = nextId(context.state, 'payoutMethods');
  const record: PayoutMethod = { ...details, id, owner: user.id, addedAt: context.now };
  return {
    events: [
      { kind: 'recordPut', collection: 'payoutMethods', record },
      notifySecurity(context, user.id, 'payoutMethodAdded', { kind: 'payout_method', id }),
    ],
    reply: 'added',
  };
};

/** Unbinds the user's own card or address. Pending withdrawals to it continue. */
export const unbindPayoutMethod = (
  { state }: Context,
  user: User,
  id: number,
): Decision<'operation_success'> => {
  requireGoodStanding(user);
  const method = state.records.payoutMethods[id];
  if (method === undefined) throw new Refusal('withdrawal_address_missing');
  if (method.owner !== user.id || destinationOf(method).endsWith(NOT_YOURS_TAIL))
    throw new Refusal('address_delete_forbidden');
  return {
    events: [{ kind: 'recordRemoved', collection: 'payoutMethods', id }],
    reply: 'operation_success',
  };
};
