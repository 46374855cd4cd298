import type { ApiFailure } from '@/api/errors';
import { failureNotice, type FailureHelp } from '@/api/failure-help';
import { refusalTargetOf, type RefusalTargets } from '@/api/refusals';
import type { WalletProblem } from './wallet-calls';

/** What went wrong, for the panel. */
export type WalletNotice =
  /** Something about the wallet or the text; a text of the app. */
  | { readonly kind: WalletProblem | 'expired' | 'notAccepted' }
  /** The server does not offer this way. */
  | { readonly kind: 'unavailable' }
  /** A refusal or a failed call, in words, with who can help. */
  | {
      readonly kind: 'server';
      readonly text: string;
      readonly help: FailureHelp | undefined;
    };

/** What each refusal of the server asks for: a new text to sign, another way to log in, or (`form`) what its words say. */
const TARGETS: RefusalTargets<'logInWithWallet', 'newText' | 'otherWay'> = {
  operation_unauthorized: 'newText',
  account_frozen: 'form',
  account_locked: 'form',
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
  const notice = { kind: 'server', ...failureNotice(failure) } as const;
  // Without a reply the nonce may be used up: only a new text is sure to be accepted.
  return { notice, canSignAgain: failure.kind !== 'business' };
};
