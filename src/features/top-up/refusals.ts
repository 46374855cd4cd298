import type { ApiFailure } from '@/api/errors';
import type { FieldTarget, RefusalKeyOf } from '@/api/refusals';
import type { Field } from './report';

/** What helps after a refusal: choose again, the account, customer service, the records; or a field is to be mended. */
export type NextStep = 'choose' | 'switch' | 'service' | 'frozen' | 'locked' | 'records' | 'field';

/** Where a report shows a refusal, and what helps. */
export interface RefusalPlace {
  readonly at: FieldTarget<Field>;
  readonly next: NextStep;
}

/** The step in a table after a failure; `otherwise` for a refusal that is not in it and for a call without a reply. */
export const nextOf = <Other>(
  table: Readonly<Record<string, NextStep | RefusalPlace>>,
  failure: ApiFailure | undefined,
  otherwise: Other,
): NextStep | Other => {
  if (failure?.kind !== 'business' || !Object.hasOwn(table, failure.key)) return otherwise;
  const found = table[failure.key];
  return typeof found === 'object' ? found.next : (found ?? otherwise);
};

const FORM = 'form' as const;

/** Where the report of a payment shows each refusal, with its next step. */
export const REPORT_REFUSALS: Readonly<Record<RefusalKeyOf<'submitTopUp'>, RefusalPlace>> = {
  amount_wrong: { at: 'amount', next: 'field' },
  quantity_below_minimum: { at: 'amount', next: 'field' },
  order_above_maximum: { at: 'amount', next: 'field' },
  currency_absent: { at: FORM, next: 'choose' },
  currency_not_added: { at: FORM, next: 'choose' },
  parameter_wrong: { at: FORM, next: 'choose' },
  parameters_missing: { at: FORM, next: 'choose' },
  account_not_created: { at: FORM, next: 'service' },
  wallet_not_found: { at: FORM, next: 'service' },
  account_frozen: { at: FORM, next: 'frozen' },
  account_locked: { at: FORM, next: 'locked' },
  request_illegal: { at: FORM, next: 'records' },
  function_unavailable: { at: FORM, next: 'switch' },
};

/** The next step after each refusal of an address. */
export const ADDRESS_REFUSALS: Readonly<Record<RefusalKeyOf<'getDepositAddress'>, NextStep>> = {
  parameter_wrong: 'choose',
  parameters_missing: 'choose',
  currency_absent: 'choose',
  currency_not_added: 'choose',
  account_not_created: 'service',
  wallet_not_found: 'service',
  function_unavailable: 'switch',
};
