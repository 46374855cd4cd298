import { setTimeout as wait } from 'node:timers/promises';
import { PATIENCE } from '../support/patience.ts';
import { expressionOf, type Step } from './in-page.ts';

/** What a journey needs of a browser: each engine has its own protocol for it. */
export interface Browser {
  readonly open: (url: string) => Promise<void>;
  /** The value of an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
}

/** Runs in the page, with the session that the app has stored. */
const READ_POSITIONS = `fetch('/api/lever/dealall', {
  method: 'POST',
  headers: { authorization: localStorage.getItem('token'), 'content-type': 'application/json' },
  body: '{"legal_id":3,"currency_id":1}',
}).then(async (reply) => JSON.stringify((await reply.json()).message.order.data[0]))`;

const BETWEEN_TRIES_MS = 60;

/** The app in a browser, in front of a server that speaks as a real one. Names and texts are patterns. */
export interface App {
  readonly open: (route: string) => Promise<void>;
  /** Taps a control by its name. */
  readonly tap: (name: string) => Promise<void>;
  /** Taps a control of a dialog by its name. The code of a dialog may load after the tap that opens it. */
  readonly confirm: (name: string) => Promise<void>;
  /** Types into a field by its label. */
  readonly fill: (label: string, text: string) => Promise<void>;
  /** Waits until a text is visible. */
  readonly see: (text: string) => Promise<void>;
  /** True if a text is visible now. */
  readonly shows: (text: string) => Promise<boolean>;
  /** Solves the slide puzzle. */
  readonly solve: () => Promise<void>;
  /** A command to the world. */
  readonly mock: (command: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** The newest position on bitcoin, as the server tells its owner. */
  readonly newestPosition: () => Promise<Readonly<Record<string, unknown>>>;
  /** Signs in without the form. */
  readonly signIn: (account: string) => Promise<void>;
}

/** Opens the app at `url`, each condition limited to `limit` milliseconds, with a fresh world in which all personas live. */
export const startApp = async (
  browser: Browser,
  url: string,
  limit: number = PATIENCE.condition,
): Promise<App> => {
  const attempt = async (step: Step): Promise<boolean> =>
    (await browser.evaluate(expressionOf(step))) === true;
  const until = async (...step: Step): Promise<void> => {
    const end = Date.now() + limit;
    while (!(await attempt(step))) {
      if (Date.now() > end) {
        const text = String(await browser.evaluate('document.body.innerText'));
        throw new Error(`no ${step.join(' ')}; the page says:\n${text.slice(0, 1500)}`);
      }
      await wait(BETWEEN_TRIES_MS);
    }
  };
  const mock = async (command: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const reply = await fetch(new URL('/__mock', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(command),
    });
    const body: unknown = await reply.json();
    if (!reply.ok) throw new Error(JSON.stringify(body));
    return typeof body === 'object' && body !== null && 'result' in body ? body.result : undefined;
  };
  const open = (route: string): Promise<void> => browser.open(`${url}#${route}`);
  await mock({ command: 'reset', opening: 'personas,seed:7' });
  await mock({ command: 'clear-faults' });
  await open('/pages/login/index');
  await browser.evaluate(
    "[localStorage.clear(), sessionStorage.clear(), localStorage.setItem('welcomeSeen', '1')].length",
  );
  const reload = async (route: string): Promise<void> => {
    await browser.open('about:blank');
    await open(route);
  };
  await reload('/pages/login/index');
  return {
    open,
    tap: (name) => until('tap', name, ''),
    confirm: (name) => until('confirm', name, ''),
    fill: (label, text) => until('fill', label, text),
    see: (text) => until('see', text, ''),
    shows: (text) => attempt(['see', text, '']),
    solve: () => until('puzzle', '', ''),
    mock,
    newestPosition: async () => {
      const text = await browser.evaluate(READ_POSITIONS);
      const row: unknown = JSON.parse(String(text));
      return typeof row === 'object' && row !== null ? { ...row } : {};
    },
    signIn: async (account) => {
      const token = String(await mock({ command: 'persona', account }));
      await browser.evaluate(`localStorage.setItem('token', ${JSON.stringify(token)})`);
      await reload('/pages/index/index');
    },
  };
};
