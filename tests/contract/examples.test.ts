import { describe, expect, it } from 'vitest';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { ErrorKey } from '@/api/generated/zod/schemas';
import { OPERATION_IDS } from '@mocks/http/operations';
import { isFields, keysOf, below, placeOf, type Place } from '@mocks/testing/contract';
import { bodyProblems, replyPointer, validatorAt } from '@mocks/testing/contract-gate';

const JSON_TYPE = 'application/json';

const contentOf = (id: OperationId): Place => {
  const { path, method } = OPERATIONS[id];
  return placeOf('paths', path, method.toLowerCase(), 'responses', '200', 'content', JSON_TYPE);
};

const EXAMPLES = OPERATION_IDS.flatMap((id) => {
  const examples = below(contentOf(id), 'examples');
  return keysOf(examples).map((name) => ({
    id,
    name,
    value: below(below(examples, name), 'value').value,
  }));
});

describe('the contract’s examples', () => {
  it.each(EXAMPLES)('match their call: $id, $name', ({ id, value }) => {
    expect(bodyProblems(id, value)).toEqual([]);
  });

  it.each(OPERATION_IDS)('show %s at least once', (id) => {
    expect(EXAMPLES.some((example) => example.id === id)).toBe(true);
  });

  it('do not match another call', () => {
    const token = EXAMPLES.find(({ id, name }) => id === 'logIn' && name === 'token');
    expect(token).toBeDefined();
    expect(bodyProblems('getUserInfo', token?.value)).not.toEqual([]);
  });

  const VALUES = keysOf(placeOf('components', 'schemas')).flatMap((name) => {
    const { value } = placeOf('components', 'schemas', name);
    const examples: unknown = isFields(value) ? value['examples'] : undefined;
    return Array.isArray(examples) ? [{ name, examples }] : [];
  });

  it.each(VALUES)('match their schema: $name', ({ name, examples }) => {
    const validate = validatorAt(`#/components/schemas/${name}`);
    expect(examples.filter((example: unknown) => !validate(example))).toEqual([]);
  });
});

describe('the refusals of a call', () => {
  const KEYS: readonly string[] = ErrorKey.options;

  it.each(OPERATION_IDS)('are keys of the catalogue, each named once: %s', (id) => {
    const { errors }: { errors: readonly string[] } = OPERATIONS[id];
    expect(errors.filter((key) => !KEYS.includes(key))).toEqual([]);
    expect(new Set(errors).size).toBe(errors.length);
  });

  it.each(OPERATION_IDS)('include a lost session exactly if a session is required: %s', (id) => {
    const { errors, auth }: { errors: readonly string[]; auth: string } = OPERATIONS[id];
    expect(errors.includes('session_expired')).toBe(auth === 'required');
  });

  it.each(OPERATION_IDS)('have a shape that the replies of the call allow: %s', (id) => {
    const chart = replyPointer(id).includes('CandlesResponse');
    const { errors }: { errors: readonly string[] } = OPERATIONS[id];
    const replies = errors.map((key) => {
      if (chart) return { code: -1, msg: key, data: null };
      return { type: key === 'session_expired' ? '999' : 'error', message: key };
    });
    expect(replies.flatMap((reply) => bodyProblems(id, reply))).toEqual([]);
  });
});
