import type { LinkedKind } from '@/domain/screens/record-path';
import type { Mode } from '../ledger/ledger';
import type { ReviewReason } from '../reviews';

/** Category of a message, with the same names as on the wire. */
export type NotificationCategory = 'system' | 'funds' | 'trade' | 'identity';

/** Template id of a message; the catalogue has its text in each language. */
export type NotificationTemplate =
  | 'certified'
  | 'certificationRejected'
  | 'topUpCredited'
  | 'topUpFailed'
  | 'withdrawalPaid'
  | 'withdrawalFailed'
  | 'depositHosted'
  | 'depositRejected'
  | 'depositCompleted'
  | 'loanPaidOut'
  | 'loanRejected'
  | 'loanOverdue'
  | 'orderLimited'
  | 'orderFilled'
  | 'stopLossReached'
  | 'takeProfitReached'
  | 'stoppedOut'
  | 'unitsDelivered'
  | 'passwordChanged'
  | 'tradePasswordSet'
  | 'tradePasswordChanged'
  | 'contactChanged'
  | 'authenticatorSet'
  | 'payoutMethodAdded';

/** Rejections, losses of a position, and the security of the account: no filter of a client hides them while they are unread. */
const IMPORTANT: ReadonlySet<NotificationTemplate> = new Set<NotificationTemplate>([
  'certificationRejected',
  'topUpFailed',
  'withdrawalFailed',
  'depositRejected',
  'loanRejected',
  'loanOverdue',
  'orderLimited',
  'stoppedOut',
  'passwordChanged',
  'tradePasswordSet',
  'tradePasswordChanged',
  'contactChanged',
  'authenticatorSet',
  'payoutMethodAdded',
]);

/** True for a message that a user must not miss. */
export const isImportant = ({ template }: NotificationText): boolean => IMPORTANT.has(template);

/** The record that a message is about, with the kind's name on the wire. */
export interface NotificationReference {
  readonly kind: LinkedKind;
  /** Absent for what has no list. */
  readonly id?: number;
  /** Absent for what belongs to no account alone. */
  readonly mode?: Mode;
}

/** A message before translation. */
export interface NotificationText {
  readonly template: NotificationTemplate;
  /** Values for the placeholders of the text. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly reason: ReviewReason | undefined;
}

/** A message to a user. Times in epoch milliseconds. */
export interface Notification {
  readonly id: number;
  readonly owner: number;
  readonly category: NotificationCategory;
  readonly text: NotificationText;
  readonly sentAt: number;
  readonly readAt: number | undefined;
  /** Absent in worlds of earlier versions. */
  readonly reference?: NotificationReference;
}
