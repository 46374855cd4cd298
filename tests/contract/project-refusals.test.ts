import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { failureHelp } from '@/api/failure-help';
import { refusalTargetOf } from '@/api/refusals';
import {
  isPriceOver,
  needsIdentity,
  PROJECT_FIELDS,
  PROJECT_TARGETS,
} from '@/features/project/refusals';
import { PROBLEM_TEXTS } from '@/features/project/use-texts';
import errors from '@locales/en/errors.json';
import texts from '@locales/en/project.json';

const REFUSALS = OPERATIONS.subscribeToProject.errors
  .filter((key) => key !== 'session_expired')
  .map((key) => ({ key, failure: { kind: 'business', key, data: key } as const }));

const CATALOGUE: ReadonlyMap<string, string> = new Map(Object.entries(errors));
const OWN: ReadonlyMap<string, string> = new Map([
  ...Object.entries(PROBLEM_TEXTS).map(([key, name]): [string, string] => {
    const [group = '', text = ''] = name.split('.');
    return [key, String(Reflect.get(Object(Reflect.get(texts, group)), text))];
  }),
  ['project_not_found', texts.notOnSale],
  ['quote_expired', texts.price.over],
]);

describe.each(REFUSALS)('$key', ({ key, failure }) => {
  it('stands at its place, and its words say what to do next', () => {
    expect([...PROJECT_FIELDS, 'form']).toContain(refusalTargetOf(PROJECT_TARGETS, failure));
    // A bound to keep to, one step, or a sentence that says why and another that says what to do.
    expect(OWN.get(key) ?? CATALOGUE.get(key)).toMatch(
      /^(?:At least|At most|Enter|Verify) |\. \S.*\.$/u,
    );
  });
});

it('what the user types is put right at the units', () => {
  const atUnits = REFUSALS.filter(
    ({ failure }) => refusalTargetOf(PROJECT_TARGETS, failure) === 'units',
  );
  expect(atUnits.map(({ key }) => key).toSorted()).toEqual([
    'amount_wrong',
    'order_above_maximum',
    'quantity_below_minimum',
    'wallet_insufficient',
  ]);
});

/** The refusals of a kind. */
const keys = (is: (refusal: (typeof REFUSALS)[number]) => boolean) =>
  REFUSALS.filter(is).map(({ key }) => key);

it('a price that moved is accepted again, a missing identity verified, a stopped account led to service', () => {
  expect(keys(({ failure }) => isPriceOver(failure))).toEqual(['quote_expired']);
  expect(keys(({ failure }) => needsIdentity(failure))).toEqual(['real_name_required']);
  expect(keys(({ failure }) => failureHelp(failure) !== undefined)).toEqual([
    'account_frozen',
    'account_locked',
  ]);
});
