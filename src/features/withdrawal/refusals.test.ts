import { describe, expect, it } from 'vitest';
import { REFUSALS, refusalRuleOf } from './refusals';

/** Where each refusal is shown, and the screen of its next step; `-` where it is put right on the spot. */
const TABLE = `
amount_wrong                amount       -
quantity_below_minimum      amount       -
order_above_maximum         amount       -
wallet_insufficient         amount       -
withdrawal_exceeds_holding  amount       -
withdrawal_address_missing  destination  payoutMethods
trade_password_wrong        password     -
too_many_attempts           password     -
fee_changed                 fee          -
operation_unauthorized      stepUp       -
withdrawal_pending          sheet        withdrawRecords
positions_open              sheet        contract
turnover_insufficient       sheet        trade
real_name_required          sheet        primaryCertification
function_unavailable        sheet        customerService
wallet_not_found            sheet        customerService
currency_absent             sheet        customerService
debit_failed                sheet        customerService
fee_deduction_failed        sheet        customerService
account_frozen              sheet        customerService
account_locked              sheet        customerService
request_illegal             sheet        customerService
parameter_wrong             sheet        customerService
parameters_missing          sheet        customerService
`;

const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.split(/\s+/u))
  .map(([key = '', place = '', next = '']) => [key, place, next] as const);

describe('a refused withdrawal', () => {
  it.each(rows)('%s is shown at: %s, next step: %s', (key, place, next) => {
    const rule = refusalRuleOf(key);
    expect([rule.place, rule.next ?? '-']).toEqual([place, next]);
  });

  it('has its place: the compiler holds the rules to the contract', () => {
    expect(new Set(rows.map(([key]) => key))).toEqual(new Set(Object.keys(REFUSALS)));
  });

  it('for a reason of the server’s own is shown in the sheet', () => {
    expect(refusalRuleOf('Closed on Sundays')).toEqual({ place: 'sheet', next: undefined });
  });
});
