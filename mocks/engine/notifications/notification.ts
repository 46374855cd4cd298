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
  | 'orderLimited';

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
}
