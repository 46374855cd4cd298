import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { getGetOrdersQueryKey } from './generated/hooks/seconds/seconds';
import { getGetWalletsQueryKey } from './generated/hooks/wallet/wallet';
import { readAndFollow, refresh } from './refresh';

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

it('asks for what ended once something has left a list, and not while things come', async () => {
  const client = new QueryClient();
  const ended = getGetOrdersQueryKey();
  client.setQueryData(ended, {});
  const pages = [
    [1, 2],
    [1, 2, 3],
    [2, 3],
  ].map((ids) => ({ data: ids.map((id) => ({ id })) }));
  const isAskedFor: (boolean | undefined)[] = [];
  for (const page of pages) {
    await client.fetchQuery({
      queryKey: ['open'],
      queryFn: (context) => readAndFollow(context, () => Promise.resolve(page), [ended]),
    });
    isAskedFor.push(client.getQueryState(ended)?.isInvalidated);
  }
  expect(isAskedFor).toEqual([false, false, true]);
});
