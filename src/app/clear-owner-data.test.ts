import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { registerKind } from '@/api/pending/loaded-kinds';
import { clearOwnerData } from './clear-owner-data';

it('clears the previous owner’s data and ignores replies that are still in flight', async () => {
  const client = new QueryClient();
  client.setQueryData(['/wallet/list'], '12,345.67');
  const signals: AbortSignal[] = [];
  const { promise, resolve } = Promise.withResolvers<string>();
  const underWay = client
    .fetchQuery({
      queryKey: ['/user/info'],
      queryFn: ({ signal }) => {
        signals.push(signal);
        return promise;
      },
    })
    .catch(() => undefined);
  clearOwnerData(client);
  resolve('ada');
  await underWay;
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(client.getQueryCache().getAll()).toEqual([]);
});

it('forgets the operations that wait for their outcome', () => {
  let discarded = 0;
  registerKind('test', {
    discardOthers: () => {
      discarded += 1;
    },
    showAgain: () => undefined,
  });
  clearOwnerData(new QueryClient());
  expect(discarded).toBe(1);
});
