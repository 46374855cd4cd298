import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { getGetOrdersQueryKey } from './generated/hooks/seconds/seconds';
import { getGetWalletsQueryKey } from './generated/hooks/wallet/wallet';
import { invalidateQueries } from './invalidate-queries';

it('invalidates the queries under a key, whatever their parameters, and no others', async () => {
  const client = new QueryClient();
  const keys = [
    getGetWalletsQueryKey({ lang: 'en' }),
    getGetWalletsQueryKey(),
    getGetOrdersQueryKey(),
  ];
  for (const key of keys) client.setQueryData(key, {});
  await invalidateQueries(client, [getGetWalletsQueryKey()]);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
});
