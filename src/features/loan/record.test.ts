import { expect, it } from 'vitest';
import type { LoanRow } from '@/api/rows';
import { toProduct } from './model';
import { lacksTerms, toRecord, withProduct } from './record';

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

const PRODUCT = { id: 2, day: 60, rate: '0.0500', min: '100', max: '5000', fee_rate: '1.00' };
const { fee_rate: _fee, ...NO_FEE } = PRODUCT;
const USDT = toProduct({ ...PRODUCT, currency_name: 'USDT' });

it('takes currency and fee from its product where they are not stated', () => {
  const record = toRecord({ ...ROW, config_id: 2 });
  expect(lacksTerms(record)).toBe(true);
  // 600 x 1 %, at the rate that the product has now
  const found = { currency: 'USDT', fee: '6', isFeeAbout: true };
  expect(withProduct(record, [USDT])).toMatchObject(found);
});

it('keeps the terms that a loan states', () => {
  const record = toRecord({ ...ROW, config_id: 2, currency_name: 'USDC', fee: '3.00' });
  expect(lacksTerms(record)).toBe(false);
  expect(withProduct(record, [USDT])).toEqual(record);
});

it.each([
  ['names no product', ROW, PRODUCT],
  ['has another product', { ...ROW, config_id: 3 }, PRODUCT],
  ['has a product without a fee', { ...ROW, config_id: 2 }, NO_FEE],
])('knows no fee of a loan that %s', (_what, row, product) => {
  const record = toRecord(row);
  expect(withProduct(record, [toProduct(product)])).toEqual(record);
});
