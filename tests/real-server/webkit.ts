import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { PATIENCE } from '../support/patience.ts';
import type { Running } from './firefox.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** Where Debian keeps the browser of WebKitGTK. */
const MINI_BROWSERS = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';

/** Sends a WebDriver command and returns its value. */
const command = async (url: string, method: string, body?: unknown): Promise<unknown> => {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  const reply = await fetch(url, init);
  const answer: unknown = await reply.json();
  if (!reply.ok) throw new Error(JSON.stringify(answer));
  return typeof answer === 'object' && answer !== null && 'value' in answer
    ? answer.value
    : undefined;
};

const untilReady = async (url: string): Promise<void> => {
  const end = Date.now() + PATIENCE.server;
  for (;;) {
    try {
      await command(`${url}/status`, 'GET');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(200);
    }
  }
};

/** Starts WebKitGTK's browser under a virtual screen, as a phone. */
export const startWebKit = async (port: number): Promise<Running> => {
  const [binary] = globSync(MINI_BROWSERS);
  if (binary === undefined) throw new Error('There is no MiniBrowser.');
  const child = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const root = `http://127.0.0.1:${port}`;
  await untilReady(root);
  const options = { binary, args: ['--automation', `--user-agent=${PHONE}`] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const opened = await command(`${root}/session`, 'POST', { capabilities });
  const id =
    typeof opened === 'object' && opened !== null && 'sessionId' in opened ? opened.sessionId : '';
  const session = `${root}/session/${String(id)}`;
  return {
    open: async (url) => {
      await command(`${session}/url`, 'POST', { url });
    },
    evaluate: (expression) =>
      command(`${session}/execute/sync`, 'POST', {
        script: `return (${expression});`,
        args: [],
      }),
    close: async () => {
      await command(session, 'DELETE');
      // The whole group: the driver and its screen are children of xvfb-run.
      if (child.pid !== undefined) process.kill(-child.pid);
    },
  };
};
