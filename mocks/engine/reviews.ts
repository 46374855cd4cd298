import { toFixedScale, type Decimal } from '@/domain/money/decimal';

/** A decision of a reviewer, or of the rule that replaces one. */
export type Verdict =
  | { readonly approved: true }
  | { readonly approved: false; readonly reason: ReviewReason };

/** Reasons for a rejection. The catalogue has a text for each in every language. */
export const REVIEW_REASONS = [
  'documentUnreadable',
  'detailsNotConfirmed',
  'dataDiffers',
  'paymentNotFound',
  'addressRefused',
  'bankRefused',
  'notEligible',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** The approval. */
export const APPROVED: Verdict = { approved: true };
/** A rejection with the reason shown to the user. */
export const rejected = (reason: ReviewReason): Verdict => ({ approved: false, reason });

/** How the demo's rules handle a case: decide after the usual or a long delay, or leave it to a reviewer. */
export type ReviewRule =
  | { readonly verdict: Verdict; readonly delay: 'usual' | 'long' }
  | 'reviewer';

/** Why a person with the last name that forces it is rejected, by level. Level 1 has no photos that could be unreadable. */
const REJECTIONS = { 1: 'detailsNotConfirmed', 2: 'documentUnreadable' } as const;

/** The review rule for a person: magic last names force the outcome (mock-backend.md, part 5). */
export const reviewRuleOf = (person: {
  readonly surname: string;
  readonly level: keyof typeof REJECTIONS;
}): ReviewRule => {
  const surname = person.surname.trim().toLowerCase();
  if (surname === 'review') return 'reviewer';
  if (surname === 'slow') return { verdict: APPROVED, delay: 'long' };
  const verdict = surname === 'reject' ? rejected(REJECTIONS[person.level]) : APPROVED;
  return { verdict, delay: 'usual' };
};

/** Magic suffixes of an address, card or transaction id that force the outcome of a payment. */
const FAILING_TAIL = '0002';
const REVIEWED_TAIL = '0003';

/** The review rule for a payment with this address, card or transaction id; `refusal` is why one fails. */
export const reviewRuleOfTail = (
  text: string | undefined,
  refusal: ReviewReason = 'addressRefused',
): ReviewRule => {
  if (text?.endsWith(REVIEWED_TAIL) === true) return 'reviewer';
  const isRefused = text?.endsWith(FAILING_TAIL) === true;
  return { verdict: isRefused ? rejected(refusal) : APPROVED, delay: 'usual' };
};

const CENTS = 2;
/** Cents of an amount that force the decision on a deposit or loan. */
const CENTS_ROUTING: Readonly<Record<string, ReviewRule>> = {
  13: { verdict: rejected('notEligible'), delay: 'usual' },
  14: 'reviewer',
};

/** The review rule for an application of this amount. Applies only to currencies with cents. */
export const reviewRuleOfAmount = (amount: Decimal, scale: number): ReviewRule => {
  const cents = scale === CENTS ? toFixedScale(amount, CENTS, 'down').slice(-CENTS) : '';
  return CENTS_ROUTING[cents] ?? { verdict: APPROVED, delay: 'usual' };
};
