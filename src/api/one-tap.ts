import { useState } from 'react';
import type { Placement } from './hand';

/** States in which what was sent at one tap needs nothing from the user. */
const QUIET: ReadonlySet<Placement<unknown>['state']> = new Set([
  'editing',
  'placing',
  'checking',
  'placed',
]);

/** Keeps what was sent at one tap off the screen, as long as nothing goes wrong. */
export const useOneTap = (
  intent: { readonly clientId: string } | undefined,
  { state }: Placement<unknown>,
): {
  /** True while it is under way. */
  readonly isSending: boolean;
  /** To be told the client id of each. */
  readonly begin: (clientId: string) => void;
} => {
  const [clientId, begin] = useState<string>();
  return {
    isSending: intent !== undefined && intent.clientId === clientId && QUIET.has(state),
    begin,
  };
};
