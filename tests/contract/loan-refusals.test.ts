import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { failureHelp } from '@/api/failure-help';
import { refusalTargetOf } from '@/api/refusals';
import {
  APPLY_FIELDS,
  APPLY_TARGETS,
  GATE_STEPS,
  REPAY_FIELDS,
  REPAY_TARGETS,
  SHEET_TEXTS,
} from '@/features/loan/refusals';
import errors from '@locales/en/errors.json';
import texts from '@locales/en/loan.json';

const TARGETS = { applyForLoan: APPLY_TARGETS, repayLoan: REPAY_TARGETS } as const;
const FIELDS = { applyForLoan: APPLY_FIELDS, repayLoan: REPAY_FIELDS } as const;

const REFUSALS = (['applyForLoan', 'repayLoan'] as const).flatMap((call) =>
  OPERATIONS[call].errors
    .filter((key) => key !== 'session_expired')
    .map((key) => ({ call, key, failure: { kind: 'business', key, data: key } as const })),
);

/** The texts of this feature; those of bounds differ between the two calls. */
const OWN = new Map<string, string>([
  ['applyForLoan amount_wrong', texts.problem.amount],
  ['applyForLoan order_below_minimum', texts.problem.below],
  ['applyForLoan order_above_maximum', texts.problem.above],
  ['repayLoan amount_wrong', texts.problem.amount],
  ['repayLoan order_above_maximum', texts.problem.tooMuch],
  ['repayLoan wallet_insufficient', texts.problem.short],
  ['repayLoan status_abnormal', texts.repay.changed],
  ...Object.keys(GATE_STEPS).map((key): [string, string] => [
    `applyForLoan ${key}`,
    String(Reflect.get(texts.gate, key)),
  ]),
  ...Object.entries(SHEET_TEXTS).flatMap(([key, name]) => {
    const text = String(Reflect.get(texts.refused, name.replace('refused.', '')));
    return [`applyForLoan ${key}`, `repayLoan ${key}`].map((id): [string, string] => [id, text]);
  }),
]);
const CATALOGUE = new Map<string, string>(Object.entries(errors));

describe.each(REFUSALS)('$call: $key', ({ call, key, failure }) => {
  it('stands at its place, and its words say what to do next', () => {
    expect([...FIELDS[call], 'form']).toContain(refusalTargetOf(TARGETS[call], failure));
    // A bound to keep to, a link to the next step, or a sentence that says why and another that says what to do.
    expect(OWN.get(`${call} ${key}`) ?? CATALOGUE.get(key)).toMatch(
      /^(?:At least|At most|Use|Verify) |\. \S.*\.?$/u,
    );
  });
});

const at = (field: string): readonly string[] =>
  REFUSALS.filter(({ call, failure }) => refusalTargetOf(TARGETS[call], failure) === field).map(
    ({ call, key }) => `${call} ${key}`,
  );

it('what is typed is put right at the amount, the rest where its link leads', () => {
  expect(at('amount')).toEqual([
    'applyForLoan amount_wrong',
    'applyForLoan order_below_minimum',
    'applyForLoan order_above_maximum',
    'repayLoan amount_wrong',
    'repayLoan order_above_maximum',
    'repayLoan wallet_insufficient',
  ]);
  expect(at('gate').toSorted()).toEqual(
    Object.keys(GATE_STEPS)
      .map((key) => `applyForLoan ${key}`)
      .toSorted(),
  );
  expect(at('loan')).toEqual(['repayLoan status_abnormal']);
});

it('a stopped account is led to customer service', () => {
  const helped = REFUSALS.filter(({ failure }) => failureHelp(failure) !== undefined);
  expect(new Set(helped.map(({ key }) => key))).toEqual(
    new Set(['account_frozen', 'account_locked']),
  );
});
