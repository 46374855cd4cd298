import { expect, it } from 'vitest';
import { eachRowOnce } from './each-row-once';

const page = (...ids: number[]) => ({ data: ids.map((id) => ({ id })), last_page: 3 });

it('leaves out the rows of an earlier page, in their order, and nothing else of the pages', () => {
  // Two rows were added after the first page had been read, one after the second.
  const list = { pages: [page(9, 8, 7), page(8, 7, 6), page(6, 5, 4)], pageParams: [1, 2, 3] };
  expect(eachRowOnce(list)).toEqual({
    pages: [page(9, 8, 7), page(6), page(5, 4)],
    pageParams: [1, 2, 3],
  });
});

it('keeps rows without an id, and reads counted lists and pages of positions', () => {
  const list = { pages: [{ list: [{ id: 1 }, {}] }, { list: [{}, { id: 1 }, { id: 2 }] }] };
  expect(eachRowOnce(list)).toEqual({
    pages: [{ list: [{ id: 1 }, {}] }, { list: [{}, { id: 2 }] }],
  });
});
