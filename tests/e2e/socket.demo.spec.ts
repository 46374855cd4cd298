import { expect, PASSWORD, test } from './app';

/** Speaks socket.io protocol 4 by hand to the demo, which answers in the page. */
test('the demo streams prices and the user’s events without network traffic', async ({ app }) => {
  const { page } = app;
  await app.open('/pages/index/index');
  await app.mock({ command: 'schedule' });
  const heard = await page.evaluate(async (password) => {
    const frames: string[] = [];
    const socket = new WebSocket(
      `ws://${window.location.host}/socket.io/?EIO=4&transport=websocket`,
    );
    const until = (isIt: (frame: string) => boolean) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          if (frames.some(isIt)) resolve();
          else setTimeout(look, 50);
        };
        look();
      });
    socket.addEventListener('message', ({ data }) => frames.push(String(data)));
    await until((frame) => frame.startsWith('0'));
    socket.send('40');
    await until((frame) => frame.startsWith('42["match_trade"'));
    const body = new URLSearchParams({ user_string: 'practice', password });
    const login: unknown = await (await fetch('/api/user/login', { method: 'POST', body })).json();
    const token = String(Reflect.get(Object(login), 'message'));
    const headers = { authorization: token };
    const info: unknown = await (await fetch('/api/user/info', { headers })).json();
    const id = Reflect.get(Object(Reflect.get(Object(info), 'message')), 'id');
    socket.send(`42${JSON.stringify(['login', id])}`);
    const order = { match_id: '1', currency_id: '3', type: '1', seconds: '30', number: '100' };
    await fetch('/api/microtrade/submit', {
      method: 'POST',
      headers,
      body: new URLSearchParams(order),
    });
    await window.__mock?.({ command: 'advance', seconds: 30 });
    await until((frame) => frame.startsWith('42["closed_microorder"'));
    socket.close();
    return frames.map((frame) => /^(?:0|40|42\["\w+")/u.exec(frame)?.[0] ?? frame);
  }, PASSWORD);
  expect(heard.slice(0, 2)).toEqual(['0', '40']);
  expect(heard).toEqual(
    expect.arrayContaining(
      ['daymarket', 'kline', 'market_depth', 'match_trade'].map((name) => `42["${name}"`),
    ),
  );
  expect(heard.filter((frame) => frame === '42["closed_microorder"')).toHaveLength(1);
});
