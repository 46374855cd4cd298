import type { ReviewReason } from '../reviews';

/** What a message is about: the wire knows the same words. */
export type NotificationCategory = 'system' | 'funds' | 'trade' | 'identity';

/** Which text a message has; the catalogue holds it in each language. */
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
  | 'loanOverdue';

/** The words of a message before they are put into a language. */
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
