import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { failureHelp } from '@/api/failure-help';
import { refusalTargetOf } from '@/api/refusals';
import {
  OPEN_TARGETS,
  REDEEM_TARGETS,
  redeemProblemOf,
  SAVINGS_FIELDS,
} from '@/features/savings/refusals';
import { PROBLEM_TEXTS } from '@/features/savings/texts';
import errors from '@locales/en/errors.json';
import texts from '@locales/en/savings.json';

const CALLS = { openDeposit: OPEN_TARGETS, redeemDeposit: REDEEM_TARGETS } as const;

const REFUSALS = (['openDeposit', 'redeemDeposit'] as const).flatMap((call) =>
  OPERATIONS[call].errors
    .filter((key) => key !== 'session_expired')
    .map((key) => ({ call, key, failure: { kind: 'business', key, data: key } as const })),
);

const CATALOGUE: ReadonlyMap<string, string> = new Map(Object.entries(errors));
const OWN: ReadonlyMap<string, string> = new Map(
  Object.entries(PROBLEM_TEXTS).map(([key, name]) => {
    const text: unknown = name.startsWith('problem.')
      ? Reflect.get(texts.problem, name.replace('problem.', ''))
      : Reflect.get(texts, name);
    return [key, String(text)];
  }),
);
const REDEEM_WORDS = { changed: texts.redeem.now, missing: texts.redeem.missing } as const;

/** The words that a refusal is shown with. */
const wordsOf = ({ call, key, failure }: (typeof REFUSALS)[number]): string | undefined => {
  if (call === 'openDeposit') return OWN.get(key) ?? CATALOGUE.get(key);
  const problem = redeemProblemOf(failure);
  return problem === undefined ? CATALOGUE.get(key) : REDEEM_WORDS[problem];
};

describe.each(REFUSALS)('$call: $key', (refusal) => {
  it('stands at its place, and its words say what to do next', () => {
    const target = refusalTargetOf(CALLS[refusal.call], refusal.failure);
    expect([...SAVINGS_FIELDS, 'form']).toContain(target);
    // A bound to keep to, what it is now, or a sentence that says why and another that says what to do.
    expect(wordsOf(refusal)).toMatch(/^(?:At least|At most|Use) |^Verify |It is now: |\. \S.*\.$/u);
  });
});

/** The refusals of a deposit that are shown at a place of the form. */
const at = (field: string): readonly string[] =>
  REFUSALS.filter(
    ({ call, failure }) =>
      call === 'openDeposit' && refusalTargetOf(OPEN_TARGETS, failure) === field,
  ).map(({ key }) => key);

it('what is typed is put right at the amount, what the product refuses leads to the others', () => {
  expect(at('amount')).toEqual([
    'amount_wrong',
    'quantity_below_minimum',
    'order_above_maximum',
    'wallet_insufficient',
  ]);
  expect(at('product')).toEqual([
    'project_not_found',
    'project_ended',
    'project_state_wrong',
    'project_full',
  ]);
  expect(at('account')).toEqual(['real_name_required']);
});

it('a stopped account is led to customer service', () => {
  const helped = REFUSALS.filter(({ failure }) => failureHelp(failure) !== undefined);
  expect(helped.map(({ key }) => key)).toEqual([
    'account_frozen',
    'account_locked',
    'account_frozen',
    'account_locked',
  ]);
});
