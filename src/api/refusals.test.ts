import { describe, expect, expectTypeOf, it } from 'vitest';
import { findFieldRefusal, targetOf, type RefusalOf, type RefusalTargets } from './refusals';

type Field = 'name' | 'password';

const TARGETS: RefusalTargets<'logIn', Field> = {
  user_not_found: 'name',
  wrong_password: 'password',
  account_frozen: 'form',
  account_locked: 'form',
  too_many_attempts: 'form',
  parameter_wrong: 'form',
  parameters_missing: 'form',
};

const refusal = (key: string) => ({ kind: 'business', key, data: undefined }) as const;

describe('a refusal', () => {
  it('is shown where the table of its form says', () => {
    expect(targetOf(TARGETS, refusal('wrong_password'))).toBe('password');
    expect(targetOf(TARGETS, refusal('account_frozen'))).toBe('form');
  });

  it.each(['The server is down for maintenance.', 'toString', 'constructor'])(
    'that the contract does not announce concerns the whole form: %s',
    (key) => {
      expect(targetOf(TARGETS, refusal(key))).toBe('form');
    },
  );

  it('of a field that the form does not show now concerns the whole form', () => {
    const wrong = refusal('wrong_password');
    expect(findFieldRefusal<Field>(TARGETS, wrong, ['name', 'password'])).toEqual({
      field: 'password',
      key: 'wrong_password',
    });
    expect(findFieldRefusal<Field>(TARGETS, wrong, ['name'])).toBeUndefined();
  });
});

it('a call without a reply concerns the whole form', () => {
  expect(targetOf(TARGETS, { kind: 'network', reason: 'offline' })).toBe('form');
});

// The compiler checks this one.
it('a table without one of the announced refusals, or with a field that is none, does not compile', () => {
  type Table = RefusalTargets<'logIn', Field>;
  expectTypeOf<Omit<Table, 'user_not_found'>>().not.toExtend<Table>();
  expectTypeOf<Record<RefusalOf<'logIn'>, 'form' | 'elsewhere'>>().not.toExtend<Table>();
  expectTypeOf<Record<RefusalOf<'logIn'>, 'form'>>().toExtend<Table>();
});
