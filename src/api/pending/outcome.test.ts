import { expect, it } from 'vitest';
import { madeRecordId, NOT_DONE } from './outcome';

const neverAsked = () => Promise.reject(new Error('asked'));

it('the record of the reply or of an earlier look-up needs no other one', async () => {
  expect(await madeRecordId({ id: 7 }, neverAsked)).toBe(7);
});

it('without one it is looked up, and may stay unknown', async () => {
  expect(await madeRecordId(undefined, async () => ({ state: 'done', result: { id: 8 } }))).toBe(8);
  expect(await madeRecordId(undefined, async () => NOT_DONE)).toBeUndefined();
  expect(await madeRecordId(undefined, neverAsked)).toBeUndefined();
});
