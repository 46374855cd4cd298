import { expect, it } from 'vitest';
import { SCREENS } from '@/domain/screens/screens';

const STORIES = Object.values(
  import.meta.glob<string>('../../src/pages/**/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

/** Other addresses of Home. */
const SAME_AS_HOME: ReadonlySet<string> = new Set(['entry', 'entryAlias']);

it('every screen has a story', () => {
  const screens = Object.keys(SCREENS).filter((screen) => !SAME_AS_HOME.has(screen));
  expect(screens.filter((screen) => !STORIES.includes(`name: '${screen}'`))).toEqual([]);
  expect(screens.length).toBeGreaterThan(10);
});
