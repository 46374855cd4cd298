import { expect, it } from 'vitest';
import { PLANNED_SCREENS } from '@/app/routes';
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

it('every built screen has a story', () => {
  const built = Object.keys(SCREENS).filter(
    (screen) => !SAME_AS_HOME.has(screen) && !PLANNED_SCREENS.some((planned) => planned === screen),
  );
  expect(built.filter((screen) => !STORIES.includes(`name: '${screen}'`))).toEqual([]);
  expect(built.length).toBeGreaterThan(10);
});
