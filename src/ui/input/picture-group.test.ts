import { expect, it } from 'vitest';
import { checkPicture } from '@/lib/pictures/check-picture';
import { createPictureGroup, refusalsWithout } from './picture-group';

const RULES = { most: 1, maxBytes: 100 };
const photo = (last: number): Blob =>
  new Blob([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, last])]);

it('a refused duplicate is forgotten once the picture of the other uploader is gone', async () => {
  const group = createPictureGroup();
  for (const id of [1, 2]) {
    const content = await checkPicture(photo(id), [], RULES, group.contents());
    if ('problem' in content) throw new Error(content.problem);
    group.add(String(id), content);
  }
  const refused = [
    await checkPicture(photo(1), [], RULES, group.contents()),
    await checkPicture(new Blob(['%PDF']), [], RULES, group.contents()),
  ].flatMap((result) => ('problem' in result ? [result] : []));
  let shown: readonly (typeof refused)[number][] = refused;
  const problems = () => shown.map(({ problem }) => problem);
  const stop = group.onRemoved((gone) => (shown = refusalsWithout(shown, gone)));
  group.remove('2');
  expect(problems()).toEqual(['duplicate', 'wrong_type']);
  group.remove('1');
  expect(problems()).toEqual(['wrong_type']);
  expect(group.contents()).toEqual([]);
  stop();
});
