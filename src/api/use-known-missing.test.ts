import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ApiError } from './errors';
import { isKnownMissing } from './use-known-missing';

const KEY = ['/user/limits'];

/** Reads once; fails with this status. */
const readWith = async (client: QueryClient, status: number): Promise<void> => {
  const queryFn = () => Promise.reject(new ApiError({ kind: 'http', status }));
  await client
    .fetchQuery({ queryKey: [...KEY, { id: 1 }], queryFn, retry: false })
    .catch(() => undefined);
};

it('a call is known to be missing after a 404, not before, and not after another failure', async () => {
  const client = new QueryClient();
  const cache = client.getQueryCache();
  expect(isKnownMissing(cache, KEY)).toBe(false);
  await readWith(client, 500);
  expect(isKnownMissing(cache, KEY)).toBe(false);
  await readWith(client, 404);
  expect(isKnownMissing(cache, KEY)).toBe(true);
  expect(isKnownMissing(cache, ['/user/info'])).toBe(false);
  // The server has it now.
  client.setQueryData([...KEY, { id: 1 }], {});
  expect(isKnownMissing(cache, KEY)).toBe(false);
});
