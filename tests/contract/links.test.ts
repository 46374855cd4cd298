import { expect, it } from 'vitest';
import { CALLS_WITH_LINK } from '@/api/envelope';
import { OPERATIONS } from '@/api/generated/operations';
import { OPERATION_IDS } from '@mocks/http/operations';
import { replyPointer } from '@mocks/testing/contract-gate';
import { isFields, placeOf } from '@mocks/testing/contract';

/** The fields of a call's replies besides the two of the envelope. */
const besideMessage = (id: (typeof OPERATION_IDS)[number]): readonly string[] => {
  const keys = replyPointer(id)
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/'));
  const { value } = placeOf(...keys);
  const count = isFields(value) && Array.isArray(value['oneOf']) ? value['oneOf'].length : 0;
  const shapes = Array.from(
    { length: count },
    (_, index) => placeOf(...keys, 'oneOf', String(index), 'properties').value,
  );
  const names = shapes.flatMap((shape) => (isFields(shape) ? Object.keys(shape) : []));
  return names.filter((name) => !['type', 'message', 'code', 'msg', 'data'].includes(name));
};

it('the client passes on every field that a reply has besides its message', () => {
  const found = OPERATION_IDS.flatMap((id) => {
    const { method, path } = OPERATIONS[id];
    return besideMessage(id).map((name) => `${method} ${path} ${name}`);
  });
  expect(found).toEqual([...CALLS_WITH_LINK].map((call) => `${call} url`));
});
