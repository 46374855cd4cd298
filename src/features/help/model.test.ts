import { expect, it } from 'vitest';
import { inSections } from './model';

const entry = (id: number, section: string | undefined) => ({
  id,
  title: `${id}`,
  topic: undefined,
  section,
});

it('articles are grouped by section, in the order of the server', () => {
  const groups = inSections([
    entry(1, 'Trading'),
    entry(2, 'Money'),
    entry(3, 'Trading'),
    entry(4, undefined),
  ]);
  expect(groups.map(({ section, entries }) => [section, ...entries.map(({ id }) => id)])).toEqual([
    ['Trading', 1, 3],
    ['Money', 2],
    [undefined, 4],
  ]);
});
