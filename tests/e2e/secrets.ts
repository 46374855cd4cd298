import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './app';

/** Runs in the page before the app. Records the addresses and states that its history ever had. */
const recordHistory = (): void => {
  const entries: string[] = [];
  window.historyEntries = entries;
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (state, unused, url) => {
      entries.push(`${name} ${String(url)} ${JSON.stringify(state)}`);
      original(state, unused, url);
    };
  }
};

/**
 * Everything that a page leaves behind where others may read it: what this device stores, addresses and states of its
 * history, addresses of its requests, what the demo's call inspector shows. The token of the session is stored as `token`
 * and nowhere else. The mock's own world is kept elsewhere, in IndexedDB.
 */
const tracesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (publicPassword) => {
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (name) => {
        const cache = await window.caches.open(name);
        return Promise.all(
          (await cache.keys()).map(async (request) => {
            const text = await (await cache.match(request))?.text();
            // The files of the build are the same for everybody.
            return `cache ${request.url} ${/\.(?:js|css|woff2|html|svg|png|webmanifest)$/u.test(new URL(request.url).pathname) ? '' : text}`;
          }),
        );
      }),
    );
    return [
      ...caches.flat(),
      ...[
        `calls ${JSON.stringify(await window.__mock?.({ command: 'calls' }))}`,
        `calls as test ${String(await window.__mock?.({ command: 'calls-as-test' }))}`,
        // That of the ready accounts stays, so that their log-in can be repeated, and a mask is no picture.
      ].map((shown) => shown.replaceAll(publicPassword, '').replaceAll('/upload/masked.jpg', '')),
      ...Object.entries(localStorage)
        .filter(([name]) => name !== 'token')
        .map((entry) => `localStorage ${entry.join('=')}`),
      ...Object.entries(sessionStorage).map((entry) => `sessionStorage ${entry.join('=')}`),
      `cookie ${document.cookie}`,
      `address ${location.href} ${JSON.stringify(history.state)}`,
      `title ${document.title}`,
      ...(window.historyEntries ?? []).map((entry) => `history ${entry}`),
      ...performance.getEntriesByType('resource').map(({ name }) => `request ${name}`),
    ];
  }, PASSWORD);

/** What every journey types into fields for codes. The calls keep it, so that a copied test can repeat them. */
const CODE = '111111';
/** A photo in place of its address. */
const PICTURE = 'data:image/jpeg';

/** Where a trace has a secret: its beginning, and what stands around the secret. */
const around = (trace: string, secret: string): string => {
  const at = trace.indexOf(secret);
  return `${trace.slice(0, 40)} … ${trace.slice(Math.max(0, at - 60), at + secret.length)}`;
};

/** Looks for secrets that the app has left behind. */
export interface SecretWatch {
  /** Fails if one of these texts, a code, a picture or the token of the session is left in one of these places. */
  readonly expectNone: (...secrets: readonly string[]) => Promise<void>;
}

/**
 * Watches a page from its next load on for passwords, codes, keys, document numbers and the like. Call it before the app
 * opens, `expectNone` at the end of a journey.
 */
export const watchSecrets = async (page: Page): Promise<SecretWatch> => {
  const printed: string[] = [];
  page.on('console', (message) => printed.push(`console ${message.text()}`));
  await page.addInitScript(recordHistory);
  return {
    expectNone: async (...secrets) => {
      const traces = [...(await tracesOf(page)), ...printed];
      const token = await page.evaluate(() => localStorage.getItem('token'));
      const all = token === null ? secrets : [...secrets, token];
      const found = traces.flatMap((trace) =>
        [...all, PICTURE, ...(trace.startsWith('calls ') ? [] : [CODE])]
          .filter((secret) => trace.includes(secret))
          .map((secret) => around(trace, secret)),
      );
      expect(found, 'no secret is left behind').toEqual([]);
    },
  };
};

declare global {
  interface Window {
    /** Addresses and states of this page's history, oldest first. */
    historyEntries?: string[];
  }
}
