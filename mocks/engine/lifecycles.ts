import { TOP_UP_LIFECYCLE } from './funding/top-up';
import { WITHDRAWAL_LIFECYCLE } from './funding/withdrawal';
import { CERTIFICATION_LIFECYCLE } from './identity/lifecycle';
import { DEPOSIT_LIFECYCLE } from './deposits/lifecycle';
import { FLASH_LIFECYCLE } from './exchange/lifecycle';
import { POSITION_LIFECYCLE } from './leverage/lifecycle';
import type { Lifecycle } from './lifecycle';
import { LOAN_LIFECYCLE } from './loans/lifecycle';
import { SUBSCRIPTION_LIFECYCLE } from './projects/lifecycle';
import { SECONDS_LIFECYCLE } from './seconds/lifecycle';
import { COIN_LIFECYCLE } from './spot/lifecycle';

/** The life cycle of each kind of record: tests, documentation and the presenter's buttons are made from them. */
export const LIFECYCLES: Readonly<Record<string, Lifecycle<string, string>>> = {
  secondsOrders: SECONDS_LIFECYCLE,
  certifications: CERTIFICATION_LIFECYCLE,
  topUps: TOP_UP_LIFECYCLE,
  withdrawals: WITHDRAWAL_LIFECYCLE,
  deposits: DEPOSIT_LIFECYCLE,
  loans: LOAN_LIFECYCLE,
  flashExchanges: FLASH_LIFECYCLE,
  subscriptions: SUBSCRIPTION_LIFECYCLE,
  positions: POSITION_LIFECYCLE,
  coinOrders: COIN_LIFECYCLE,
};
