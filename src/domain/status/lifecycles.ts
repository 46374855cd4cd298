import { TOP_UP_LIFECYCLE } from './top-up';
import { WITHDRAWAL_LIFECYCLE } from './withdrawal';
import { CERTIFICATION_LIFECYCLE } from './certification';
import { DEPOSIT_LIFECYCLE } from './deposit';
import { FLASH_LIFECYCLE } from './flash-exchange';
import { POSITION_LIFECYCLE } from './position';
import type { Lifecycle } from './lifecycle';
import { LOAN_LIFECYCLE } from './loan';
import { SUBSCRIPTION_LIFECYCLE } from './subscription';
import { SECONDS_LIFECYCLE } from './seconds-order';
import { COIN_LIFECYCLE } from './coin-order';

/** The life cycle of each kind of record. Tests, documentation and the presenter's buttons are derived from them. */
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
