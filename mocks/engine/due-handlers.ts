import { endSession } from './accounts/log-in';
import type { Context } from './context';
import { reviewTopUp } from './funding/decide-top-up';
import { reviewWithdrawal } from './funding/decide-withdrawal';
import { reviewCertification } from './identity/decide-certification';
import { reviewDueDeposit } from './deposits/decide';
import { payDueDeposit } from './deposits/pay';
import { reviewDueLoan } from './loans/decide';
import { fallDueLoan } from './loans/repay';
import { deliverDueSubscription } from './projects/subscribe';
import { chargeNight } from './leverage/nights';
import { fillPosition, stopOutPosition, stopPosition } from './leverage/trigger';
import { settleDueOrder } from './seconds/settle-order';
import { fillCoinOrder } from './spot/fill';
import type { WorldEvent } from './state';
import type { Topic } from './topics';

/**
 * Handler of each topic. `context.now` is the time of the appointment. An appointment that no longer applies produces
 * no events.
 */
export const DUE_HANDLERS: Readonly<
  Record<Topic, (context: Context, id: number) => readonly WorldEvent[]>
> = {
  stopOut: stopOutPosition,
  stopLoss: stopPosition('stopLoss'),
  takeProfit: stopPosition('takeProfit'),
  positionFill: fillPosition,
  coinFill: fillCoinOrder,
  secondsExpiry: settleDueOrder,
  certificationReview: reviewCertification,
  topUpReview: reviewTopUp,
  withdrawalReview: reviewWithdrawal,
  depositPayout: payDueDeposit,
  projectDelivery: deliverDueSubscription,
  depositReview: reviewDueDeposit,
  loanReview: reviewDueLoan,
  loanDue: fallDueLoan,
  overnightFee: chargeNight,
  sessionEnd: endSession,
};
