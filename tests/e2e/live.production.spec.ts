import { expect, test } from './app';

for (const protocol of [4, 3] as const)
  test(`on a host with a socket of protocol ${protocol}, prices arrive over it and the user’s room is joined`, async ({
    app,
  }, { testId, retry }) => {
    const { page, mock } = app;
    await page.addInitScript(
      ([version, world]) => {
        // Sets the host's attribute before the app's script runs, and routes the socket to the world of the test.
        document.addEventListener(
          'readystatechange',
          () => document.querySelector('#root')?.setAttribute('data-socket', version),
          { once: true },
        );
        const Plain = window.WebSocket;
        window.WebSocket = class extends Plain {
          constructor(url: string | URL) {
            super(`${url.toString()}&world=${world}`);
          }
        };
      },
      [`${protocol}`, `${testId}-${retry}`] as const,
    );
    const logins: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (payload.toString().startsWith('42["login",')) logins.push(payload.toString());
      }),
    );
    await app.signIn('practice');
    await app.open('/pages/trade/index?pair=BTC%2FUSDT');
    const price = page.getByText(/^[\d,]+\.\d\d$/u).first();
    await expect(price).toHaveText(/\d/u);
    const effect = { kind: 'http', status: 503 };
    const calls = { command: 'fault', stage: 'beforeCommit', operation: 'getQuotations' };
    await mock({ ...calls, effect, times: 10_000 });
    for (let change = 0; change < 3; change += 1)
      await expect(price).not.toHaveText((await price.textContent()) ?? '');
    await expect.poll(() => logins.length).toBeGreaterThan(0);
  });
