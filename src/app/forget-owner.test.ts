import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { registerDiscard } from '@/api/pending/discard';
import { forgetOwner } from './forget-owner';

it('nothing that the last owner saw is left, and a reply that is still on its way is not kept', async () => {
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
  forgetOwner(client);
  resolve('ada');
  await underWay;
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(client.getQueryCache().getAll()).toEqual([]);
});

it('forgets the operations that wait for their outcome', () => {
  let discarded = 0;
  registerDiscard(() => {
    discarded += 1;
  });
  forgetOwner(new QueryClient());
  expect(discarded).toBe(1);
});
