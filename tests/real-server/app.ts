import { setTimeout as wait } from 'node:timers/promises';
import type { MannerName } from '../../mocks/manners/manners';
import { withTimeLimit } from '../../src/lib/with-time-limit.ts';
import { PATIENCE } from '../support/patience.ts';
import { expressionOf, FRONT_TEXT, type Step } from './in-page.ts';

/** The manners of servers on which the journeys run. */
export const SERVER_MANNERS = ['plain', 'older'] as const satisfies readonly MannerName[];

/** What a journey needs of a browser: each engine has its own protocol for it. */
export interface Browser {
  /** Opens a page; it may be on its way still. */
  readonly open: (url: string) => Promise<void>;
  /** The value of an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
}

const BETWEEN_TRIES_MS = 60;
const NOWHERE = 'about:blank';

type Fields = Readonly<Record<string, unknown>>;

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
  /** Waits until no dialog is in front, so that a tap is for the page. */
  readonly alone: () => Promise<void>;
  /** How the server speaks. */
  readonly manner: MannerName;
  /** True if a text is visible now. */
  readonly shows: (text: string) => Promise<boolean>;
  /** Solves the slide puzzle. */
  readonly solve: () => Promise<void>;
  /** A command to the world. */
  readonly mock: (command: Fields) => Promise<unknown>;
  /** Posts to the server as the user who signed in last, and returns the message of the reply. */
  readonly post: (path: string, body: Fields) => Promise<unknown>;
  /** Signs in without the form. `prepare` runs before the page loads, which then knows nothing older. */
  readonly signIn: (account: string, prepare?: () => Promise<void>) => Promise<void>;
}

/** A browser whose answers are waited for no longer than `limit` milliseconds; a failure says which one it was. */
const withLimit = ({ open, evaluate }: Browser, limit: number): Browser => {
  const answered = async <T>(answer: Promise<T>, asked: string): Promise<T> => {
    try {
      return await withTimeLimit(answer, limit);
    } catch (error) {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      throw isLate ? new Error(`the browser did not ${asked}`, { cause: error }) : error;
    }
  };
  return {
    open: (url) => answered(open(url), `open ${url}`),
    evaluate: (expression) => answered(evaluate(expression), `evaluate ${expression.slice(-200)}`),
  };
};

/** Opens the app at `url`, whose server has this manner, with a fresh world in which all personas live. `limit`: of one condition, in milliseconds. */
export const startApp = async (
  engine: Browser,
  url: string,
  manner: MannerName,
  limit: number = PATIENCE.condition,
): Promise<App> => {
  const browser = withLimit(engine, limit);
  const attempt = async (step: Step): Promise<boolean> =>
    (await browser.evaluate(expressionOf(step))) === true;
  const untilTrue = async (isTrue: () => Promise<boolean>, wanted: string): Promise<void> => {
    const end = Date.now() + limit;
    while (!(await isTrue())) {
      if (Date.now() > end) {
        const text = String(await browser.evaluate(FRONT_TEXT).catch((error: unknown) => error));
        throw new Error(`no ${wanted}; in front is:\n${text.slice(0, 1500)}`);
      }
      await wait(BETWEEN_TRIES_MS);
    }
  };
  const until = (...step: Step): Promise<void> =>
    untilTrue(() => attempt(step), step.join(' ').trim());
  let token = '';
  const send = async (path: string, sent: Fields, part: string): Promise<unknown> => {
    const reply = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify(sent),
    });
    const body: unknown = await reply.json();
    if (!reply.ok) throw new Error(JSON.stringify(body));
    return typeof body === 'object' && body !== null ? Reflect.get(body, part) : undefined;
  };
  const mock = (command: Fields): Promise<unknown> => send('/__mock', command, 'result');
  /** Opens a page and settles once it is loaded. An engine may reply while the previous page is still shown; later steps would run in that one. */
  const load = async (page: string, route = ''): Promise<void> => {
    await browser.open(`${page}${route}`);
    const isLoaded = `location.href.startsWith(${JSON.stringify(page)}) && document.readyState === 'complete'`;
    await untilTrue(async () => (await browser.evaluate(isLoaded)) === true, `page ${page}`);
  };
  /** Starts the app at a route: by way of an empty page, because a change of the route alone starts nothing. */
  const start = async (route: string): Promise<void> => {
    await load(NOWHERE);
    await load(url, `#${route}`);
  };
  await mock({ command: 'reset', opening: 'personas,seed:7' });
  await mock({ command: 'clear-faults' });
  await start('/pages/login/index');
  await browser.evaluate(
    "[localStorage.clear(), sessionStorage.clear(), localStorage.setItem('welcomeSeen', '1')].length",
  );
  await start('/pages/login/index');
  return {
    // As a link of the app does: engines differ in when they answer that a page without a reload is there.
    open: async (route) => {
      await browser.evaluate(`window.location.hash = ${JSON.stringify(route)}`);
    },
    tap: (name) => until('tap', name, ''),
    confirm: (name) => until('confirm', name, ''),
    fill: (label, text) => until('fill', label, text),
    see: (text) => until('see', text, ''),
    alone: () => until('alone', '', ''),
    manner,
    shows: (text) => attempt(['see', text, '']),
    solve: () => until('puzzle', '', ''),
    mock,
    post: (path, body) => send(path, body, 'message'),
    signIn: async (account, prepare) => {
      token = String(await mock({ command: 'persona', account }));
      await prepare?.();
      await browser.evaluate(`localStorage.setItem('token', ${JSON.stringify(token)})`);
      await start('/pages/index/index');
    },
  };
};
