import type { NotificationText } from '../engine/notifications/notification';
import type { ReviewReason } from '../engine/reviews';
import { filled, textsIn } from './texts';

/** Why something was rejected, in `language` or else in English. */
export const reasonText = (reason: ReviewReason, language: string): string =>
  textsIn(language).reasons[reason];

/** A message in `language`, or else in English: `{name}` is a value of it, `{reason}` that of a rejection. */
export const notificationText = (
  { template, parameters, reason }: NotificationText,
  language: string,
): { readonly title: string; readonly content: string } => {
  const { title, content } = textsIn(language).notifications[template];
  const values = {
    ...parameters,
    reason: reason === undefined ? '' : reasonText(reason, language),
  };
  return { title, content: filled(content, values) };
};
