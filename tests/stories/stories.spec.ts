import { LANGUAGE_TABLE } from '../../locales/languages';
import { findClipped, findAxeViolations } from '../support/page-checks';
import { expect, isScreen, STORIES, test, type StoryPage } from './story-page';
import { findUnreachable } from './keyboard';

/** Checks a screen in all languages. Parts show the English text of their story. */
const clippedInAnyLanguage = async ({ page, choose }: StoryPage): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const language of Object.keys(LANGUAGE_TABLE)) {
    await choose({ language });
    found.push(...(await findClipped(page)).map((line) => `${language}: ${line}`));
  }
  await choose({ language: 'de', text: '200%' });
  found.push(...(await findClipped(page)).map((line) => `de at 200 %: ${line}`));
  return found;
};

for (const { id, title, name } of STORIES) {
  test(`${title}: ${name}`, async ({ storyPage }) => {
    const { page, show, choose, complaints } = storyPage;
    await show(id);
    expect(await findClipped(page)).toEqual([]);
    expect(await findAxeViolations(page, isScreen(id) ? 'page' : 'part')).toEqual([]);
    await choose({ theme: 'dark' });
    expect(await findAxeViolations(page, 'colours')).toEqual([]);
    if (isScreen(id)) expect(await clippedInAnyLanguage(storyPage)).toEqual([]);
    expect(await findUnreachable(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
