import { expect, it } from 'vitest';
import { POSITION_ROW } from '../../../tests/support/order-rows';
import { sentOperation } from '../../../tests/support/pending/sent-operation';
import { readClosing } from './read-closing';

const whole = sentOperation({ operationId: 'closePosition', body: { id: 802 } });
const part = sentOperation({
  operationId: 'closePosition',
  body: { id: 802, share: 1 },
  idsBefore: [802, 803],
});

const open = { ...POSITION_ROW, id: 802, status: 1, share: 2 } as const;
const closed = { ...open, status: 3 } as const;
/** The record of a closed part. */
const closedPart = { ...closed, id: 804, share: 1 } as const;

it('a position that is closed whole has its own result', () => {
  expect(readClosing(whole, { rows: [closed] })).toEqual({ remainder: { state: 'none' }, closed });
  // A server that ignores the part.
  expect(readClosing(part, { rows: [closed] })).toEqual({ remainder: { state: 'none' }, closed });
  // It is still closing: there is no result yet.
  expect(readClosing(whole, { rows: [{ ...open, status: 2 }] })).toEqual({
    remainder: { state: 'none' },
    closed: undefined,
  });
});

it('a part has the result of the record that it has got', () => {
  const older = { ...closedPart, id: 803 };
  expect(readClosing(part, { rows: [closedPart, older, open] })).toEqual({
    remainder: { state: 'open', lots: 2 },
    closed: closedPart,
  });
});

it.each([
  ['other lots', [{ ...closedPart, share: 3 }]],
  ['the other side', [{ ...closedPart, type: closedPart.type === 1 ? 2 : 1 }]],
  ['two that are alike', [closedPart, { ...closedPart, id: 805 }]],
] as const)('has no result for %s', (_name, rows) => {
  expect(readClosing(part, { rows: [...rows, open] }).closed).toBeUndefined();
});

it('nothing is known of a position that is not listed', () => {
  expect(readClosing(part, { rows: [closedPart] })).toEqual({ remainder: { state: 'unknown' } });
});
