import { COMMAND_TARGETS, type RefusalTargets } from '@/api/refusals';
import type { ApiFailure } from '@/api/errors';

/** The fields of the form that can be wrong. */
export type ExchangeField = 'amount' | 'get';

/** The fields of the form, for `findFieldRefusal`. */
export const EXCHANGE_FIELDS = ['amount', 'get'] as const satisfies readonly ExchangeField[];

/** Where the form shows each refusal of an exchange. A rate that is over is asked for again in the sheet. */
export const EXCHANGE_TARGETS: RefusalTargets<'submitFlashExchange', ExchangeField> = {
  ...COMMAND_TARGETS,
  amount_wrong: 'amount',
  quantity_below_minimum: 'amount',
  order_above_maximum: 'amount',
  wallet_insufficient: 'amount',
  currency_absent: 'get',
  wallet_not_found: 'get',
  quote_expired: 'form',
  trade_record_not_found: 'form',
  wallet_change_failed: 'form',
};

/** Where each refusal of a rate is shown. */
export const RATE_TARGETS: RefusalTargets<'quoteFlashExchange', ExchangeField> = {
  parameter_wrong: 'get',
  currency_absent: 'get',
  wallet_not_found: 'get',
  function_unavailable: 'form',
};

const RATE_OVER: readonly string[] = ['quote_expired', 'trade_record_not_found'];

/** True if an exchange was refused because its rate is over: expired, or used already. */
export const isRateOver = (failure: ApiFailure): boolean =>
  failure.kind === 'business' && RATE_OVER.includes(failure.key);
