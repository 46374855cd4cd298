import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  findFieldRefusal,
  refusalTargetOf,
  type RefusalKeyOf,
  type RefusalTargets,
} from './refusals';

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
  it('is shown at the target that the form defines', () => {
    expect(refusalTargetOf(TARGETS, refusal('wrong_password'))).toBe('password');
    expect(refusalTargetOf(TARGETS, refusal('account_frozen'))).toBe('form');
  });

  it.each(['The server is down for maintenance.', 'toString', 'constructor'])(
    'that the contract does not announce concerns the whole form: %s',
    (key) => {
      expect(refusalTargetOf(TARGETS, refusal(key))).toBe('form');
    },
  );

  it('of a hidden field is shown for the whole form', () => {
    const wrong = refusal('wrong_password');
    expect(findFieldRefusal<Field>(TARGETS, wrong, ['name', 'password'])).toEqual({
      field: 'password',
      key: 'wrong_password',
    });
    expect(findFieldRefusal<Field>(TARGETS, wrong, ['name'])).toBeUndefined();
  });
});

it('a call without a reply is shown for the whole form', () => {
  expect(refusalTargetOf(TARGETS, { kind: 'network', reason: 'offline' })).toBe('form');
});

// Checked by the compiler.
it('targets that miss an announced refusal, or name an unknown field, do not compile', () => {
  type Table = RefusalTargets<'logIn', Field>;
  expectTypeOf<Omit<Table, 'user_not_found'>>().not.toExtend<Table>();
  expectTypeOf<Record<RefusalKeyOf<'logIn'>, 'form' | 'elsewhere'>>().not.toExtend<Table>();
  expectTypeOf<Record<RefusalKeyOf<'logIn'>, 'form'>>().toExtend<Table>();
});
