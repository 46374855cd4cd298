import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PATIENCE } from '../support/patience.ts';
import type { Browser } from './app.ts';

/** Firefox tells a phone by its user agent alone. */
const PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

/** A browser that runs, and how to end it. */
export interface Running extends Browser {
  readonly close: () => Promise<void>;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Sends WebDriver BiDi commands. */
const openLine = async (url: string) => {
  const end = Date.now() + PATIENCE.server;
  const connect = async (): Promise<WebSocket> => {
    const socket = new WebSocket(url);
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.addEventListener('open', () => resolve(true), { once: true });
      socket.addEventListener('error', () => resolve(false), { once: true });
    });
    if (isOpen) return socket;
    if (Date.now() > end) throw new Error('Firefox does not answer.');
    await wait(200);
    return connect();
  };
  const socket = await connect();
  const waiting = new Map<unknown, (reply: Fields) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply: unknown = JSON.parse(String(data));
    if (isFields(reply)) waiting.get(reply['id'])?.(reply);
  });
  let id = 0;
  return async (method: string, params: Fields): Promise<Fields> => {
    id += 1;
    const sent = id;
    const reply = await Promise.race([
      new Promise<Fields>((resolve) => {
        waiting.set(sent, resolve);
        socket.send(JSON.stringify({ id: sent, method, params }));
      }),
      wait(PATIENCE.condition, undefined, { ref: false }),
    ]);
    waiting.delete(sent);
    if (reply === undefined) throw new Error(`Firefox does not reply to ${method}.`);
    const { result } = reply;
    if (!isFields(result)) throw new Error(`${method}: ${JSON.stringify(reply)}`);
    return result;
  };
};

/** Starts Debian's Firefox without a window, as a phone. */
export const startFirefox = async (port: number): Promise<Running> => {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    `user_pref('general.useragent.override', ${JSON.stringify(PHONE)});\nuser_pref('intl.accept_languages', 'en-GB');\n`,
  );
  const args = ['--headless', '--no-remote', '--profile', profile];
  const child = spawn('firefox-esr', [...args, '--remote-debugging-port', String(port)], {
    stdio: 'ignore',
  });
  const send = await openLine(`ws://127.0.0.1:${port}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const first: unknown = Array.isArray(contexts) ? contexts[0] : undefined;
  const context = isFields(first) ? first['context'] : undefined;
  await send('browsingContext.setViewport', { context, viewport: { width: 390, height: 844 } });
  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const target = { context };
      const reply = await send('script.evaluate', { expression, target, awaitPromise: true });
      const { result } = reply;
      if (!isFields(result)) throw new Error(JSON.stringify(reply));
      return result['value'];
    },
    close: async () => {
      child.kill();
      await new Promise((resolve) => child.once('exit', resolve));
      rmSync(profile, { recursive: true, force: true });
    },
  };
};
