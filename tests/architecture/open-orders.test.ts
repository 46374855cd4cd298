import { expect, it } from 'vitest';
import { PLACES } from '@/app/open-orders';
import { APP_FILES } from './source-files';

it('every kind of pending operation has a place where its outcome is found', () => {
  const defined = APP_FILES.filter(({ path }) => path.endsWith('/pending.ts')).flatMap(({ text }) =>
    [...text.matchAll(/definePending<[^>]+>\(\{\s*name: '([^']+)'/gu)].map(([, name]) =>
      String(name),
    ),
  );
  expect(Object.keys(PLACES).toSorted()).toEqual(defined.toSorted());
});
