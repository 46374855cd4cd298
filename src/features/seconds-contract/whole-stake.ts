import type { ApiFailure } from '@/api/errors';
import type { Decimal } from '@/domain/money/decimal';

/** Keys that a server may refuse a stake with decimals by. */
const KEYS: readonly string[] = ['amount_wrong', 'parameter_wrong'];

/** Matches a server's own words, which are no key of the catalogue. */
const SENTENCE = /[^a-z_]/u;

/**
 * True if an order may have been refused for the decimals of its stake. Some servers take whole stakes only, and none says
 * so beforehand.
 */
export const mayNeedWholeStake = (
  failure: ApiFailure | undefined,
  stake: Decimal | undefined,
): boolean =>
  failure?.kind === 'business' &&
  stake?.includes('.') === true &&
  (KEYS.includes(failure.key) || SENTENCE.test(failure.key));
