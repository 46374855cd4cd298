import { expect, it } from 'vitest';
import type { LoanRow } from '@/api/rows';
import { toRecord } from './record';

/** A loan of 600, of which 145.47 of the principal was repaid. */
const ROW: LoanRow = {
  id: 83,
  status: 1,
  amount: '600.00',
  day_rate: '0.0005',
  total_interest: '8.20',
  total_return: '153.67',
  fee_due: '3.00',
  interest_due: '2.73',
  due_amount: '460.26',
};

it('takes what is owed from the server, without the principal too', () => {
  // 460.26 - 3.00 - 2.73
  expect(toRecord(ROW).owed).toEqual({
    fee: '3',
    interest: '2.73',
    principal: '454.53',
    total: '460.26',
  });
});
