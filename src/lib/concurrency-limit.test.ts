import { expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit';

/** A task that ends on command. */
const createTask = (name: string, log: string[]) => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const run = (): Promise<string> => {
    log.push(name);
    return promise;
  };
  return { run, end: () => resolve(name), fail: () => reject(new Error(name)) };
};

const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

it('runs a limited number at once, and starts the next when one ends, even if it failed', async () => {
  const log: string[] = [];
  const [a, b, c, d] = [
    createTask('a', log),
    createTask('b', log),
    createTask('c', log),
    createTask('d', log),
  ];
  const inTurn = createConcurrencyLimit(2);
  const results = [a, b, c, d].map(({ run }) => inTurn(run));
  const settled = Promise.allSettled(results);
  await settle();
  expect(log).toEqual(['a', 'b']);
  b.fail();
  await settle();
  expect(log).toEqual(['a', 'b', 'c']);
  a.end();
  c.end();
  await settle();
  expect(log).toEqual(['a', 'b', 'c', 'd']);
  d.end();
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  // Both slots are free again.
  const e = createTask('e', log);
  const f = createTask('f', log);
  void inTurn(e.run);
  void inTurn(f.run);
  expect(log.slice(4)).toEqual(['e', 'f']);
});
