import { expect, test } from './app';

const ALWAYS = 10_000;

test('prices arrive over the socket while price calls fail; when it falls silent they are marked stale and polled', async ({
  app,
}) => {
  const { page, mock } = app;
  const delayed = page.getByText('Delayed');
  const price = page.getByText(/^[\d,]+\.\d\d$/u).first();
  const seeChanges = async (times: number): Promise<void> => {
    for (let change = 0; change < times; change += 1)
      await expect(price).not.toHaveText((await price.textContent()) ?? '');
  };
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  await expect(price).toHaveText(/\d/u);
  const calls = { command: 'fault', stage: 'beforeCommit', operation: 'getQuotations' };
  await mock({ ...calls, effect: { kind: 'http', status: 503 }, times: ALWAYS });
  await seeChanges(3);
  const socket = { command: 'fault', stage: 'socket', event: '*' };
  // Reordered, duplicated and disconnected: the app recovers by itself.
  for (const kind of ['reorder', 'duplicate'])
    await mock({ ...socket, effect: { kind }, times: 50 });
  await mock({ ...socket, nth: 30, effect: { kind: 'disconnect' }, times: 2 });
  await seeChanges(4);
  await expect(delayed).toBeHidden();
  await mock({ ...socket, effect: { kind: 'silent' }, times: ALWAYS });
  await expect(delayed).toBeVisible();
  await mock({ command: 'clear-faults' });
  await mock({ ...socket, effect: { kind: 'drop' }, times: ALWAYS });
  await expect(delayed).toBeHidden();
});
