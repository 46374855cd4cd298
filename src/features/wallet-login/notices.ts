import type { ApiFailure } from '@/api/errors';
import { failureText } from '@/api/failure-text';
import { refusalTargetOf, type RefusalTargets } from '@/api/refusals';
import type { WalletProblem } from './wallet-calls';

/** What went wrong, for the panel. */
export type WalletNotice =
  /** Something about the wallet or the text; a text of the app. */
  | { readonly kind: WalletProblem | 'expired' | 'notAccepted' }
  /** The server does not offer this way. */
  | { readonly kind: 'unavailable' }
  /** A refusal or a failed call, in words. `service`: customer service can help. */
  | { readonly kind: 'server'; readonly text: string; readonly service: boolean };

/**
 * What each refusal of the server asks for: a new text to sign, customer service, another way to log in, or (`form`)
 * nothing but its words.
 */
const TARGETS: RefusalTargets<'logInWithWallet', 'newText' | 'service' | 'otherWay'> = {
  operation_unauthorized: 'newText',
  account_frozen: 'service',
  account_locked: 'service',
  function_unavailable: 'otherWay',
  too_many_attempts: 'form',
  parameter_wrong: 'form',
  parameters_missing: 'form',
};

/** What to say of a failed log-in, and whether signing a new text can help. */
export const noticeOfFailure = (
  failure: ApiFailure,
): { readonly notice: WalletNotice; readonly canSignAgain: boolean } => {
  const target = refusalTargetOf(TARGETS, failure);
  if (target === 'newText') return { notice: { kind: 'notAccepted' }, canSignAgain: true };
  if (target === 'otherWay') return { notice: { kind: 'unavailable' }, canSignAgain: false };
  const notice = {
    kind: 'server',
    text: failureText(failure),
    service: target === 'service',
  } as const;
  // Without a reply the nonce may be used up: only a new text is sure to be accepted.
  return { notice, canSignAgain: failure.kind !== 'business' };
};
