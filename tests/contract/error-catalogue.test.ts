import { describe, expect, it } from 'vitest';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { ErrorKey } from '@/api/generated/zod/schemas';
import { OPERATION_IDS } from '@mocks/http/operations';
import { isFields, placeOf } from '@mocks/testing/contract';

/** Keys that no call returns as its own refusal, and why. */
const TRANSPORT_ONLY: readonly string[] = [
  // HTTP 5xx, and the client's text for a refusal without one.
  'request_failed',
  // HTTP 404 and 405: there is no call that could announce it.
  'not_found',
];

const GROUPS = [
  'auth',
  'identity',
  'wallet',
  'trading',
  'projects',
  'upload',
  'general',
] as const satisfies readonly string[];

const groupsOf = (): Readonly<Record<string, unknown>> => {
  const { value } = placeOf('components', 'schemas', 'ErrorKey', 'x-groups');
  return isFields(value) ? value : {};
};

const keysIn = (group: unknown): readonly string[] =>
  Array.isArray(group) ? group.map(String) : [];

const callsWith = (key: string): readonly OperationId[] =>
  OPERATION_IDS.filter((id) => {
    const { errors }: { errors: readonly string[] } = OPERATIONS[id];
    return errors.includes(key);
  });

describe('the error catalogue', () => {
  it('has the groups of the specification', () => {
    expect(Object.keys(groupsOf())).toEqual(GROUPS);
  });

  it('has every key in exactly one group, and no unknown key in a group', () => {
    const grouped = Object.values(groupsOf()).flatMap(keysIn);
    expect(grouped.toSorted()).toEqual(ErrorKey.options.toSorted());
    expect(new Set(grouped).size).toBe(grouped.length);
  });

  it('has no key that no call can return, except those of the transport', () => {
    const unused = ErrorKey.options.filter((key) => callsWith(key).length === 0);
    expect(unused.toSorted()).toEqual(TRANSPORT_ONLY.toSorted());
  });
});
