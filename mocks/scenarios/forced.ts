import type { ErrorKey } from '@/api/generated/model';
import type { FaultEffect } from './fault-rule';

/**
 * Amounts and ids that force an outcome (mock-backend.md, part 5). Only the whole amount 7777 has such cents, and only ids
 * from 777701 on: no order of anybody, and no record of a world, comes upon them by accident. Each key has one value; a call
 * is refused by it if the contract says that it can be.
 */
export const FORCED = [
  { value: '7777.01', key: 'wallet_insufficient' },
  { value: '7777.02', key: 'account_insufficient' },
  { value: '7777.03', key: 'balance_insufficient' },
  { value: '7777.04', key: 'order_below_minimum' },
  { value: '7777.05', key: 'order_above_maximum' },
  { value: '7777.06', key: 'quantity_below_minimum' },
  { value: '7777.07', key: 'withdrawal_pending' },
  { value: '7777.08', key: 'fee_deduction_failed' },
  { value: '7777.09', key: 'status_abnormal' },
  { value: '7777.10', key: 'turnover_insufficient' },
  { value: '7777.11', key: 'account_not_created' },
  { value: '7777.12', key: 'debit_failed' },
  // .13 and .14 of any amount say how a deposit or a loan is reviewed.
  { value: '7777.15', key: 'configuration_wrong' },
  { value: '7777.16', key: 'direction_wrong' },
  { value: '7777.17', effect: { kind: 'timeout' } },
  { value: '7777.18', key: 'not_found', effect: { kind: 'http', status: 404 } },
  { value: '7777.19', key: 'session_expired', effect: { kind: 'session-lost' } },
  { value: '777701', key: 'cancel_failed' },
  { value: '777702', key: 'frozen_balance_zero' },
  { value: '777703', key: 'close_failed' },
  { value: '777704', key: 'wallet_change_failed' },
  { value: '777705', key: 'request_failed', effect: { kind: 'http', status: 502 } },
] as const satisfies readonly {
  readonly value: string;
  readonly key?: ErrorKey;
  readonly effect?: FaultEffect;
}[];
