import { expect, it } from 'vitest';
import { readPages } from './read-pages';

/** A list of the ids 9 to 1, to which a row is added after each page that is read. */
const growingList = () => {
  let newest = 9;
  return ({ page, limit }: { page: number; limit: number }) => {
    const ids = Array.from({ length: newest }, (_, index) => newest - index);
    newest += 1;
    return Promise.resolve({
      data: ids.slice((page - 1) * limit, page * limit).map((id) => ({ id })),
      current_page: page,
      last_page: Math.ceil(ids.length / limit),
    });
  };
};
const idsOf = ({ rows }: { rows: readonly { id: number }[] }) => rows.map(({ id }) => id);

it('reads all pages, and each row once while the list grows', async () => {
  const list = await readPages(growingList(), { limit: 4, most: 9 });
  expect(idsOf(list)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(list.isCut).toBe(false);
});

it('says that it stopped before the end', async () => {
  const list = await readPages(growingList(), { limit: 4, most: 2 });
  expect(idsOf(list)).toEqual([9, 8, 7, 6, 5, 4, 3]);
  expect(list.isCut).toBe(true);
});

it('reads one page of a list that fits', async () => {
  expect(await readPages(growingList(), { limit: 9, most: 1 })).toMatchObject({ isCut: false });
});
