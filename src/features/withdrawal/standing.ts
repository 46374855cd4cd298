import { isZero } from '@/domain/money/decimal';
import { turnoverLeft, type Destination, type Terms } from './model';
import { isUnderReview, type WithdrawalRecord } from './record';
import type { Facts, WithdrawalStanding } from './standing-queries';

/** What a withdrawal is made from, as far as it is loaded. `destinations` are those of the server's list. */
export interface KnownParts {
  readonly facts: Facts | undefined;
  readonly destinations: readonly Destination[] | undefined;
  readonly records: readonly WithdrawalRecord[] | undefined;
  readonly terms: Terms | undefined;
}

/**
 * False if the server seems to list no addresses: there are none in its list, and its terms name no networks. Such servers
 * list bank cards alone, and take the address with the withdrawal.
 */
export const listsAddresses = (
  destinations: readonly Pick<Destination, 'kind'>[],
  { networks }: Pick<Terms, 'networks'>,
): boolean => networks !== undefined || destinations.some(({ kind }) => kind === 'wallet');

/** How many destinations are saved; `undefined` where an address may be saved that is not listed. */
const savedOf = ({ destinations, terms }: KnownParts): number | undefined => {
  if (destinations === undefined || destinations.length > 0) return destinations?.length;
  return terms !== undefined && listsAddresses(destinations, terms) ? 0 : undefined;
};

/** What decides about a withdrawal. What is not loaded, or refused by the server, stands against nothing. */
export const standingOf = (parts: KnownParts): WithdrawalStanding => {
  const { facts, records, terms } = parts;
  return {
    ...facts,
    mode: 'live',
    payoutMethods: savedOf(parts),
    isWithdrawalPending: terms?.isPending ?? records?.some(isUnderReview),
    isTurnoverOpen: terms && turnoverLeft(terms) !== undefined,
    isPayoutLimitReached: terms && terms.dailyLeft !== undefined && isZero(terms.dailyLeft),
  };
};
