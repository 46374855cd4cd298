import { expect, type Page } from '@playwright/test';

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
 * history, addresses of its requests. The mock's own world is kept elsewhere, in IndexedDB.
 */
const tracesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...Object.entries(localStorage).map((entry) => `localStorage ${entry.join('=')}`),
    ...Object.entries(sessionStorage).map((entry) => `sessionStorage ${entry.join('=')}`),
    `cookie ${document.cookie}`,
    `address ${location.href} ${JSON.stringify(history.state)}`,
    `title ${document.title}`,
    ...(window.historyEntries ?? []).map((entry) => `history ${entry}`),
    ...performance.getEntriesByType('resource').map(({ name }) => `request ${name}`),
  ]);

/** Looks for secrets that the app has left behind. */
export interface SecretWatch {
  /** Fails if one of these texts is stored, or is in an address, the history or the console. */
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
      const found = traces.filter((trace) => secrets.some((secret) => trace.includes(secret)));
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
