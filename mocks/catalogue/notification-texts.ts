import { LANGUAGE_NUMBERS } from '@/domain/format/number-style';
import { formatterFor } from '@/domain/format/numbers';
import type { NotificationText } from '../engine/notifications/notification';
import type { ReviewReason } from '../engine/reviews';
import { filled, textLanguage, textsIn } from './texts';

/** The reason of a rejection in `language`, with English as the fallback. */
export const reasonText = (reason: ReviewReason, language: string): string =>
  textsIn(language).reasons[reason];

/** An amount with all its decimals, written as the app writes it. */
const amountText = (amount: string, language: string): string =>
  formatterFor(LANGUAGE_NUMBERS[textLanguage(language)]).formatPrice(amount);

/**
 * A message in `language`, with English as the fallback. `{name}` is one of its parameters, `{reason}` the reason of a
 * rejection.
 */
export const notificationText = (
  { template, parameters, reason }: NotificationText,
  language: string,
): { readonly title: string; readonly content: string } => {
  const { title, content } = textsIn(language).notifications[template];
  const values = {
    ...parameters,
    ...(parameters['amount'] === undefined
      ? {}
      : { amount: amountText(parameters['amount'], language) }),
    reason: reason === undefined ? '' : reasonText(reason, language),
  };
  return { title, content: filled(content, values) };
};
