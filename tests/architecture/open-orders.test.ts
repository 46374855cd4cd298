import { expect, it } from 'vitest';
import { PLACES } from '@/app/open-orders';
import { SCREENS } from '@/domain/screens/screens';
import { APP_FILES } from './source-files';

it('every kind of pending operation has a place where its outcome is found', () => {
  const defined = APP_FILES.filter(({ path }) => path.endsWith('/pending.ts')).flatMap(({ text }) =>
    [...text.matchAll(/definePending<[^>]+>\(\{\s*name: '([^']+)'/gu)].map(([, name]) =>
      String(name),
    ),
  );
  expect(Object.keys(PLACES).toSorted()).toEqual(defined.toSorted());
});

// Who follows the strip comes without the id of a product: such a page says that it is not on offer.
it('no operation is looked up on a page that needs the id of something', () => {
  const places = Object.values(PLACES).flatMap(({ screen, records }) => [screen, records]);
  expect(
    places.map((screen) => SCREENS[screen]).filter((path) => path.endsWith('/detail')),
  ).toEqual([]);
});
