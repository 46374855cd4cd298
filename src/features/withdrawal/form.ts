import { isZero, parseDecimal, ZERO, type Decimal } from '@/domain/money/decimal';
import {
  arrivingAmount,
  bankPayout,
  largestWithdrawal,
  withdrawalFee,
  withdrawalProblem,
  type WithdrawalBounds,
  type WithdrawalProblem,
} from '@/domain/withdrawal/terms';
import type { WithdrawalDraft } from './draft';
import { routeTo, type Destination, type RouteTerms, type Terms } from './model';
import type { WithdrawalRecord } from './record';

/** A withdrawal with its figures, as it is shown before it is confirmed. */
export interface Preview {
  readonly amount: Decimal;
  readonly fee: Decimal;
  readonly arrives: Decimal;
  /** What the bank pays, in its currency; `undefined` for a wallet, and if the server does not say. */
  readonly pays: { readonly currency: string; readonly amount: Decimal } | undefined;
}

/**
 * The bounds of a withdrawal by `route`. Without it they hold whatever the network: minimum and fee, which depend on it,
 * bind nothing.
 */
export const boundsOf = (
  { available, dailyLeft, scale, usual }: Terms,
  route: RouteTerms | undefined,
): WithdrawalBounds => {
  const { fee, minimum, maximum } = route ?? {
    fee: { basis: 'amount', rate: ZERO },
    minimum: ZERO,
    maximum: usual.maximum,
  };
  return { available, dailyLeft, scale, fee, minimum, maximum };
};

/** The figures of an amount; `undefined` for a text that is none. */
export const previewOf = (
  text: string,
  { scale }: Pick<Terms, 'scale'>,
  { fee, pays }: RouteTerms,
): Preview | undefined => {
  const amount = parseDecimal(text);
  if (amount === undefined) return undefined;
  const arrives = arrivingAmount(amount, fee, scale);
  return {
    amount,
    fee: withdrawalFee(amount, fee, scale),
    arrives,
    pays:
      pays === undefined || pays === 'unknown'
        ? undefined
        : { currency: pays.currency, amount: bankPayout(arrives, pays.rate) },
  };
};

/** The problem of a typed amount; `undefined` for none, and while nothing is typed. */
export const problemOf = (
  text: string,
  bounds: WithdrawalBounds,
): WithdrawalProblem | undefined => {
  if (text === '') return undefined;
  const amount = parseDecimal(text);
  if (amount === undefined) return 'not_an_amount';
  return isZero(amount) && !isZero(bounds.minimum)
    ? 'below_minimum'
    : withdrawalProblem(amount, bounds);
};

/** The most that can be withdrawn, as text for the field. */
export const maximumText = (bounds: WithdrawalBounds): string => largestWithdrawal(bounds);

/** The destinations that a currency can be paid to. */
export const destinationsFor = (
  all: readonly Destination[],
  kind: Destination['kind'],
  currencyId: number,
): readonly Destination[] =>
  all.filter((destination) =>
    destination.kind === 'wallet'
      ? kind === 'wallet' && destination.currencyId === currencyId
      : kind === 'bank',
  );

const wentTo = (record: WithdrawalRecord, destination: Destination): boolean =>
  record.address === destination.address &&
  record.kind === destination.kind &&
  (destination.kind === 'bank' ||
    ((record.network === undefined || record.network === destination.network) &&
      // An exchange tells its customers apart by the memo alone.
      record.memo === destination.memo));

/** True if something was already paid to a destination, as far as the records reach. */
export const wasPaidTo = (
  records: readonly WithdrawalRecord[],
  destination: Destination,
): boolean => records.some((record) => record.status === 'success' && wentTo(record, destination));

/**
 * The last withdrawal to a destination, if it failed there: because of the destination, or for a reason that the server
 * does not classify. Those that their owner cancelled say nothing of it. `records` newest first.
 */
export const refusedBefore = (
  records: readonly WithdrawalRecord[],
  destination: Destination,
): WithdrawalRecord | undefined => {
  const last = records.find(
    (record) => record.status !== 'cancelled' && wentTo(record, destination),
  );
  return last?.status === 'failed' && last.isDestinationRefused !== false ? last : undefined;
};

/** What a draft comes to by the terms of now. */
export interface FormState {
  /** The chosen destination, if it is one of the chosen kind and currency; the only one without a choice. */
  readonly destination: Destination | undefined;
  /** Its terms; `undefined` if the currency is not paid out there. */
  readonly route: RouteTerms | undefined;
  /** The terms to show; `undefined` while they depend on a network that is not chosen. */
  readonly shownRoute: RouteTerms | undefined;
  /** The figures, if they can be confirmed. */
  readonly preview: Preview | undefined;
}

const previewIfValid = (
  { amount }: WithdrawalDraft,
  terms: Terms,
  route: RouteTerms,
): Preview | undefined =>
  problemOf(amount, boundsOf(terms, route)) === undefined
    ? previewOf(amount, terms, route)
    : undefined;

/** Terms that hold for every destination of a kind; `undefined` if each network has its own. */
const routeOfKind = (kind: Destination['kind'], terms: Terms): RouteTerms | undefined => {
  if (kind === 'bank') return terms.bank ?? terms.usual;
  return terms.networks === undefined ? terms.usual : undefined;
};

/** What a draft comes to: its destination, that one's terms, the figures. */
export const formStateOf = (
  draft: WithdrawalDraft,
  terms: Terms,
  destinations: readonly Destination[],
): FormState => {
  const own = destinationsFor(destinations, draft.kind, terms.currencyId);
  const destination =
    draft.destinationId === undefined && own.length === 1
      ? own[0]
      : own.find(({ id }) => id === draft.destinationId);
  const route = destination && routeTo(terms, destination);
  return {
    destination,
    route,
    shownRoute: route ?? routeOfKind(draft.kind, terms),
    preview: route && previewIfValid(draft, terms, route),
  };
};
