import { LANGUAGE_TABLE } from '../../locales/languages';
import { clipped, violations } from '../support/page-checks';
import { expect, isScreen, STORIES, test, type Bed } from './bed';
import { unreached } from './keyboard';

/** A screen speaks all languages; a part says what its story gives it, in English. */
const clippedInAnyLanguage = async ({ page, choose }: Bed): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const language of Object.keys(LANGUAGE_TABLE)) {
    await choose({ language });
    found.push(...(await clipped(page)).map((line) => `${language}: ${line}`));
  }
  await choose({ language: 'de', text: '200%' });
  found.push(...(await clipped(page)).map((line) => `de at 200 %: ${line}`));
  return found;
};

for (const { id, title, name } of STORIES) {
  test(`${title}: ${name}`, async ({ bed }) => {
    const { page, show, choose, complaints } = bed;
    await show(id);
    expect(await clipped(page)).toEqual([]);
    expect(await violations(page, isScreen(id) ? 'page' : 'part')).toEqual([]);
    await choose({ theme: 'dark' });
    expect(await violations(page, 'colours')).toEqual([]);
    if (isScreen(id)) expect(await clippedInAnyLanguage(bed)).toEqual([]);
    expect(await unreached(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
