import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { failureHelp } from '@/api/failure-help';
import { refusalTargetOf } from '@/api/refusals';
import {
  EXCHANGE_FIELDS,
  EXCHANGE_TARGETS,
  isRateOver,
  RATE_TARGETS,
} from '@/features/exchange/refusals';
import { PROBLEM_TEXTS } from '@/features/exchange/use-texts';
import errors from '@locales/en/errors.json';
import texts from '@locales/en/exchange.json';

const CALLS = {
  submitFlashExchange: EXCHANGE_TARGETS,
  quoteFlashExchange: RATE_TARGETS,
} as const;

const REFUSALS = (['submitFlashExchange', 'quoteFlashExchange'] as const).flatMap((call) =>
  OPERATIONS[call].errors
    .filter((key) => key !== 'session_expired')
    .map((key) => ({ call, key, failure: { kind: 'business', key, data: key } as const })),
);

const OWN: ReadonlyMap<string, string> = new Map(
  Object.entries(PROBLEM_TEXTS).map(([key, name]) => {
    const text: unknown = Reflect.get(texts.problem, name.replace('problem.', ''));
    return [key, String(text)];
  }),
);
const CATALOGUE: ReadonlyMap<string, string> = new Map(Object.entries(errors));

/** The words that a refusal is shown with. */
const wordsOf = ({ call, key, failure }: (typeof REFUSALS)[number]): string | undefined => {
  const target = refusalTargetOf(CALLS[call], failure);
  if (target !== 'form') return OWN.get(key);
  if (call === 'quoteFlashExchange') return texts.notOffered.live;
  return isRateOver(failure) ? texts.rate.over : CATALOGUE.get(key);
};

describe.each(REFUSALS)('$call: $key', (refusal) => {
  it('stands at its place, and its words say what to do next', () => {
    const target = refusalTargetOf(CALLS[refusal.call], refusal.failure);
    expect([...EXCHANGE_FIELDS, 'form']).toContain(target);
    // A bound to keep to, or a sentence that says why and another that says what to do.
    expect(wordsOf(refusal)).toMatch(/^(?:At least|At most|Use) |\. \S.*\.$/u);
  });
});

/** The refusals that are shown at a field. */
const at = (field: string): readonly string[] =>
  REFUSALS.filter(({ call, failure }) => refusalTargetOf(CALLS[call], failure) === field).map(
    ({ call, key }) => `${call} ${key}`,
  );

it('what the user types is put right at the amount, the currency at its field', () => {
  expect(at('amount')).toEqual([
    'submitFlashExchange amount_wrong',
    'submitFlashExchange quantity_below_minimum',
    'submitFlashExchange order_above_maximum',
    'submitFlashExchange wallet_insufficient',
  ]);
  expect(at('get')).toEqual([
    'submitFlashExchange currency_absent',
    'submitFlashExchange wallet_not_found',
    'quoteFlashExchange parameter_wrong',
    'quoteFlashExchange currency_absent',
    'quoteFlashExchange wallet_not_found',
  ]);
});

it('a rate that is over is asked for again, whatever else was refused is not', () => {
  const over = REFUSALS.filter(({ failure }) => isRateOver(failure)).map(({ key }) => key);
  expect(over).toEqual(['quote_expired', 'trade_record_not_found']);
});

it('a stopped account is led to customer service', () => {
  const helped = REFUSALS.filter(({ failure }) => failureHelp(failure) !== undefined);
  expect(helped.map(({ key }) => key)).toEqual(['account_frozen', 'account_locked']);
});
