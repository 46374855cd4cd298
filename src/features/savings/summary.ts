import { isPositive } from '@/domain/money/decimal';
import type { DepositRecord } from './record';

/** Which totals contain other currencies, converted at the prices of now. */
export interface Converted {
  readonly inCustody: boolean;
  readonly interest: boolean;
}

/** Whether totals in `currency` contain deposits, or interest, of another one. */
export const convertedIn = (
  currency: string | undefined,
  records: readonly Pick<DepositRecord, 'currency' | 'status' | 'paid'>[],
): Converted => {
  const others = records.filter((record) => record.currency !== currency);
  return {
    inCustody: others.some(({ status }) => status === 'hosting'),
    interest: others.some(({ paid }) => isPositive(paid)),
  };
};
