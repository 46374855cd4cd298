import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { getGetOrdersQueryKey } from './generated/hooks/seconds/seconds';
import { getGetWalletsQueryKey } from './generated/hooks/wallet/wallet';
import { refresh } from './refresh';

it('reaches a query whatever it was asked with, and no other', async () => {
  const client = new QueryClient();
  const keys = [
    getGetWalletsQueryKey({ lang: 'en' }),
    getGetWalletsQueryKey(),
    getGetOrdersQueryKey(),
  ];
  for (const key of keys) client.setQueryData(key, {});
  await refresh(client, [getGetWalletsQueryKey()]);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
});
