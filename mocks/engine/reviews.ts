import { toFixedScale, type Decimal } from '@/domain/money/decimal';

/** What a reviewer, or the rule that stands in for one, decides. */
export type Verdict =
  | { readonly approved: true }
  | { readonly approved: false; readonly reason: ReviewReason };

/** Why something can be rejected. Each has a text a language in the catalogue. */
export const REVIEW_REASONS = [
  'documentUnreadable',
  'dataDiffers',
  'paymentNotFound',
  'addressRefused',
  'notEligible',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** It is let through. */
export const APPROVED: Verdict = { approved: true };
/** It is turned down, with the reason that the user reads. */
export const rejected = (reason: ReviewReason): Verdict => ({ approved: false, reason });

/** What the rules of the demo do with a case: decide at once when its turn comes, later, or leave it to a reviewer. */
export type Routing = { readonly verdict: Verdict; readonly delay: 'usual' | 'long' } | 'reviewer';

/** Last names that force how a certification ends (mock-backend.md, part 5). */
const SURNAMES: ReadonlyMap<string, Routing> = new Map<string, Routing>([
  ['reject', { verdict: rejected('documentUnreadable'), delay: 'usual' }],
  ['review', 'reviewer'],
  ['slow', { verdict: APPROVED, delay: 'long' }],
]);

/** How the demo reviews a person of this last name. */
export const routingOfSurname = (surname: string): Routing =>
  SURNAMES.get(surname.trim().toLowerCase()) ?? { verdict: APPROVED, delay: 'usual' };

/** Last characters of an address, card or transaction id that force how a payment ends. */
const TAILS: readonly { readonly tail: string; readonly routing: Routing }[] = [
  { tail: '0002', routing: { verdict: rejected('addressRefused'), delay: 'usual' } },
  { tail: '0003', routing: 'reviewer' },
];

/** How the demo reviews a payment to or by this address, card or transaction id. */
export const routingOfTail = (text: string | undefined): Routing =>
  TAILS.find(({ tail }) => text?.endsWith(tail) === true)?.routing ?? {
    verdict: APPROVED,
    delay: 'usual',
  };

const CENTS = 2;
/** Cents of an amount that force how a deposit or a loan is decided. */
const CENTS_ROUTING: Readonly<Record<string, Routing>> = {
  13: { verdict: rejected('notEligible'), delay: 'usual' },
  14: 'reviewer',
};

/** How the demo reviews an application for this amount. Only currencies with cents have such amounts. */
export const routingOfAmount = (amount: Decimal, scale: number): Routing => {
  const cents = scale === CENTS ? toFixedScale(amount, CENTS, 'down').slice(-CENTS) : '';
  return CENTS_ROUTING[cents] ?? { verdict: APPROVED, delay: 'usual' };
};
