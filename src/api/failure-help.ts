import i18next from 'i18next';
import { SCREENS } from '@/domain/screens/screens';
import { servicePath } from '@/domain/screens/service-path';
import type { ApiFailure } from './errors';
import { failureText } from './failure-text';

/** Refusals of an account that only customer service can open again. */
const STOPS = { account_frozen: 'frozen', account_locked: 'locked' } as const;

/** How an account was stopped. */
export type AccountStop = (typeof STOPS)[keyof typeof STOPS];

const isStopKey = (key: string): key is keyof typeof STOPS => Object.hasOwn(STOPS, key);

/** How the account was stopped if a call failed for that reason; else `undefined`. */
export const accountStopOf = (failure: ApiFailure): AccountStop | undefined =>
  failure.kind === 'business' && isStopKey(failure.key) ? STOPS[failure.key] : undefined;

/** A link that helps with a failure. */
export interface FailureHelp {
  readonly text: string;
  /** The path of a screen. */
  readonly to: string;
}

/**
 * The way out of a failure: customer service for a stopped account, the user's own limits for an order beyond them.
 * `undefined` for every other failure.
 */
export const failureHelp = (failure: ApiFailure): FailureHelp | undefined => {
  if (failure.kind === 'business' && failure.key === 'limit_reached')
    return { text: i18next.t('limits'), to: SCREENS.limits };
  const stop = accountStopOf(failure);
  return stop && { text: i18next.t('service'), to: servicePath(stop) };
};

/** The message of a failed call with its way out, for `form.refuse`. */
export const failureNotice = (
  failure: ApiFailure,
): { readonly text: string; readonly help: FailureHelp | undefined } => ({
  text: failureText(failure),
  help: failureHelp(failure),
});
