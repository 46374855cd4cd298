import { decimal, multiply, type Decimal } from './decimal';

const YEAR_DAYS = decimal('365');

/** Rate of a year of 365 days, in percent, for a rate in percent per day. Simple: interest earns none. Fees are not part of it. */
export const annualRate = (percentPerDay: Decimal): Decimal => multiply(percentPerDay, YEAR_DAYS);
