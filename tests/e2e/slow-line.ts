import type { Page } from '@playwright/test';

/** A slow line: the time until a reply begins, in milliseconds, and bytes a second. */
const SLOW_LINE = {
  offline: false,
  latency: 800,
  downloadThroughput: 50_000,
  uploadThroughput: 25_000,
} as const;

/** Gives a page a slow line from now on. */
export const slowDown = async (page: Page): Promise<void> => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', SLOW_LINE);
};
