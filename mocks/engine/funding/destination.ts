import type { Decimal } from '@/domain/money/decimal';
import type { Context } from '../context';
import { payoutMethodsOf } from '../payout/bind';
import {
  destinationOf,
  type BankCard,
  type PayoutMethod,
  type WalletAddress,
} from '../payout/method';
import { Refusal } from '../refusal';
import type { User } from '../state';
import type { BankWithdrawalTerms, WithdrawalTerms } from './terms';

/** Where a withdrawal goes, as it was asked for. */
export interface DestinationRequest {
  readonly destination: string;
  /** Id of a bank card; 0 for an address. */
  readonly cardId: number;
  readonly network: string | undefined;
  readonly memo: string | undefined;
}

/** The bound destination of a withdrawal with its terms. Amounts in the currency. */
export interface Destination {
  readonly network: string | undefined;
  readonly memo: string | undefined;
  readonly fee: Decimal;
  readonly minimum: Decimal;
  readonly maximum: Decimal;
  /** How long it usually takes. */
  readonly minutes: number;
  /** The bank card with its terms; `undefined` for an address. */
  readonly card: (BankCard & Pick<BankWithdrawalTerms, 'payCurrency' | 'exchangeRate'>) | undefined;
}

const isAgreed = (asked: string | undefined, bound: string | undefined): boolean =>
  asked === undefined || bound === undefined || asked === bound;

const fits = (
  method: PayoutMethod,
  request: DestinationRequest,
  currencyId: number,
): method is PayoutMethod & WalletAddress =>
  method.kind === 'wallet' &&
  method.currencyId === currencyId &&
  isAgreed(request.network, method.network) &&
  (request.memo === undefined || request.memo === (method.memo ?? ''));

/** The terms of an address: those of its network, or of the currency if it is bound without one. */
const addressTerms = (
  terms: WithdrawalTerms,
  name: string | undefined,
): Omit<Destination, 'memo' | 'card'> => {
  const { fee, minimum, maximum, minutes } = terms;
  if (name === undefined) return { network: undefined, fee, minimum, maximum, minutes };
  const network = terms.networks.find((candidate) => candidate.name === name);
  if (network === undefined) throw new Refusal('parameter_wrong');
  return { ...network, network: name, maximum };
};

/** The destination that `request` names. Throws `withdrawal_address_missing` if the user has not bound it for this currency. */
export const requireDestination = (
  context: Context,
  user: User,
  terms: WithdrawalTerms,
  request: DestinationRequest,
): Destination => {
  const named = payoutMethodsOf(context, user).filter(
    (method) => destinationOf(method) === request.destination,
  );
  if (request.cardId !== 0) {
    const card = named.find(({ id }) => id === request.cardId);
    const { bank } = terms;
    if (card?.kind !== 'bank' || bank === undefined)
      throw new Refusal('withdrawal_address_missing');
    return { ...bank, network: undefined, memo: undefined, card: { ...card, ...bank } };
  }
  const bound = named.find((method) => fits(method, request, terms.currencyId));
  if (bound === undefined && context.catalogue.funding.takesUnboundAddresses === true)
    return { ...addressTerms(terms, request.network), memo: request.memo, card: undefined };
  if (bound?.kind !== 'wallet') throw new Refusal('withdrawal_address_missing');
  const way = addressTerms(terms, request.network ?? bound.network);
  return { ...way, memo: bound.memo, card: undefined };
};
