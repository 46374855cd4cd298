import { useState } from 'react';
import type { HandRules, Placement } from './hand';
import { createPlacing, type Intent, type PlacingSteps } from './placing';

/** States in which what was sent at one tap needs nothing from the user. */
const QUIET: ReadonlySet<Placement<unknown>['state']> = new Set([
  'editing',
  'placing',
  'checking',
  'placed',
]);

/** A hand for one kind of intent, of which a screen shows what is in it. */
export const createInHand = <I extends Intent, T>(rules: HandRules<I>) => {
  const hand = createPlacing<I, T>(rules);
  /**
   * What `owner` has in hand, and the ways to carry it out. What is placed at one tap stays off the screen as long as nothing
   * goes wrong; `onAnswer` hears where each attempt led.
   */
  const useInHand = (
    owner: number | undefined,
    steps: PlacingSteps<I, T>,
    onAnswer: (intent: I, placement: Placement<T>, isAtOneTap: boolean) => void,
  ) => {
    const { intent, placement } = hand.useShown(owner);
    const [unasked, setUnasked] = useState<string>();
    const isUnasked = intent !== undefined && intent.clientId === unasked;
    const isSending = isUnasked && QUIET.has(placement.state);
    const carryOut = async (
      how: 'place' | 'checkAgain',
      what: I | undefined,
      isAtOneTap: boolean,
    ): Promise<void> => {
      if (what !== undefined) onAnswer(what, await hand[how](steps), isAtOneTap);
    };
    return {
      /** What is shown in the sheet. */
      intent: isSending ? undefined : intent,
      /** True while something placed at one tap is under way. */
      isSending,
      placement,
      /** Shows it for confirmation. */
      take: (next: I): void => hand.take(next, owner),
      /** Carries out what was confirmed where it was made. */
      takeAndPlace: (next: I): void => {
        hand.take(next, owner);
        void carryOut('place', next, false);
      },
      /** The same without its sheet, as long as nothing goes wrong. */
      placeAtOneTap: (next: I): void => {
        setUnasked(next.clientId);
        hand.take(next, owner);
        void carryOut('place', next, true);
      },
      place: (): void => void carryOut('place', intent, isUnasked),
      checkAgain: (): void => void carryOut('checkAgain', intent, isUnasked),
      putAway: hand.putAway,
    };
  };
  return { useInHand, putAway: hand.putAway };
};
