import { devices } from '@playwright/test';
import * as zod from 'zod';
import { type App, expect, expectMessage, test } from './app';
import {
  goBackToCheckpoint,
  openPanel,
  section,
  setCheckpoint,
  startAfresh,
} from './presenter-steps';

const CLOCK = zod.object({ now: zod.number(), frozen: zod.boolean() });

const LINK = 'clock:2026-11-26T10:00:00Z,seed:7,account:practice';

/** The account that is signed in; empty for a visitor. */
const whoIsIn = ({ page }: App): Promise<string> =>
  page.evaluate(
    () => /"account":"([^"]*)"/u.exec(localStorage.getItem('userInfo') ?? '')?.[1] ?? '',
  );

/** What the world was opened with. */
const originOf = async (app: App): Promise<unknown> => {
  const state = await app.mock({ command: 'state' });
  return typeof state === 'object' && state !== null && 'origin' in state
    ? state.origin
    : undefined;
};

const openLink = async (app: App): Promise<void> => {
  await app.page.goto(`./?mock=${LINK}#/`);
  await expect.poll(() => whoIsIn(app)).toBe('practice');
};

/** All messages of this page that match. */
const messagesLike = ({ page }: App, text: RegExp): Promise<readonly string[]> =>
  page.evaluate(
    ({ source, flags }) => (window.messages ?? []).filter((m) => new RegExp(source, flags).test(m)),
    { source: text.source, flags: text.flags },
  );

/** Takes `persona` from the list of the panel, in a world of its own. */
const enterAs = async (app: App, persona: string): Promise<void> => {
  await openPanel(app);
  await app.sheet.getByRole('button', { name: new RegExp(`^${persona}\\b`, 'u') }).click();
  await startAfresh(app);
  await expectMessage(app, `Signed in as ${persona}`);
};

test('a reload of a link keeps its world until another takes its place, and then keeps that', async ({
  app,
}) => {
  const { page } = app;
  await openLink(app);
  await app.mock({ command: 'advance', seconds: 3600 });
  await page.reload();
  expect(await originOf(app)).toBe(LINK);
  await expect(page).toHaveURL(/\?mock=/u);
  await page.getByRole('link', { name: 'Trade', exact: true }).click();
  await enterAs(app, 'debtor');
  await expect(page).toHaveURL(/^[^?]+#\/pages\/index\/index$/u);
  await page.reload();
  await expect.poll(() => originOf(app)).toMatch(/^persona:debtor/u);
  await expect.poll(() => whoIsIn(app)).toBe('debtor');
  // The addresses before are still of the link: none of them may bring its world back.
  await page.goBack();
  await expect(page).toHaveURL(/^[^?]+#/u);
  await page.goBack();
  await expect(page).toHaveURL(/^[^?]+#/u);
  await page.reload();
  await expect.poll(() => originOf(app)).toMatch(/^persona:debtor/u);
  // Followed again, the link opens its world.
  await openLink(app);
  expect(await originOf(app)).toBe(LINK);
});

test('a reload keeps a prepared world, and that of a file', async ({ app }) => {
  const { page, sheet } = app;
  await openLink(app);
  const file = String(await app.mock({ command: 'save-world', as: 'file' }));
  await openPanel(app);
  await section(app, 'World').click();
  await sheet.getByRole('button', { name: /^calm/u }).click();
  await startAfresh(app);
  await expectMessage(app, 'A fresh world: calm');
  await page.reload();
  await expect.poll(() => originOf(app)).toBe('scenario:calm');

  const other = JSON.stringify({
    ...JSON.parse(file),
    state: { ...JSON.parse(file).state, origin: 'persona:practice' },
  });
  await openLink(app);
  await openPanel(app);
  await section(app, 'World').click();
  await page
    .getByLabel('File of a world')
    .setInputFiles({ name: 'w.json', mimeType: 'application/json', buffer: Buffer.from(other) });
  await expectMessage(app, 'The world of the file is open');
  await page.reload();
  await expect.poll(() => originOf(app)).toBe('persona:practice');
});

test('another tab of a link whose world was replaced keeps the new one too', async ({
  app,
  context,
}) => {
  await openLink(app);
  const other = await context.newPage();
  await other.goto(`./?mock=${LINK}#/pages/market/index`);
  await other.waitForFunction(() => window.__mock !== undefined);
  await enterAs(app, 'debtor');
  await expect(other).toHaveURL(/^[^?]+#\/pages\/market\/index$/u);
  await other.reload();
  await other.waitForFunction(() => window.__mock !== undefined);
  expect(await originOf(app)).toMatch(/^persona:debtor/u);
});

test('on a desktop the address around the phone follows', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...devices['Desktop Chrome'],
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  await context.addInitScript(() => localStorage.setItem('welcomeSeen', '1'));
  const page = await context.newPage();
  // A visitor's, whom a fresh world does not sign out.
  await page.goto('./?mock=clock:2026-11-26T10:00:00Z,seed:7#/pages/market/index');
  const control = async (body: { readonly command: string; readonly opening?: string }) => {
    const phone = page.frameLocator('iframe').locator('body');
    await expect.poll(() => phone.evaluate(() => window.__mock !== undefined)).toBe(true);
    return phone.evaluate((_body, value) => window.__mock?.(value), body);
  };
  await control({ command: 'reset', opening: 'persona:debtor' });
  await expect(page).toHaveURL(/^[^?]+#\/pages\/market\/index$/u);
  await page.reload();
  expect(await control({ command: 'state' })).toMatchObject({ origin: 'persona:debtor' });
  await context.close();
});

test('back at the checkpoint, whoever was signed in there is signed in again', async ({ app }) => {
  const { page } = app;
  await openLink(app);
  await setCheckpoint(app);
  await enterAs(app, 'saver');
  await page.getByRole('link', { name: 'Trade', exact: true }).click();
  // Kept by the browser: also for the page that is loaded next.
  await page.reload();
  await expect.poll(() => whoIsIn(app)).toBe('saver');
  await goBackToCheckpoint(app);
  await expect.poll(() => whoIsIn(app)).toBe('practice');
  await expect(page).toHaveURL(/pages\/trade\/index/u);
  await expect(app.available).toBeVisible();
  expect(await messagesLike(app, /session has ended/u)).toEqual([]);
});

test('a checkpoint of a visitor leads back to a visitor', async ({ app }) => {
  const { page } = app;
  await app.open('/pages/index/index');
  await setCheckpoint(app);
  await enterAs(app, 'debtor');
  await goBackToCheckpoint(app);
  await expect(page.getByRole('link', { name: 'Register' })).toBeVisible();
  expect(await messagesLike(app, /session has ended/u)).toEqual([]);
});

test('a persona’s world goes on with the clock that the presenter has chosen', async ({ app }) => {
  await app.page.goto('./?mock=clock:2026-11-26T10:00:00Z,frozen,seed:7,account:practice#/');
  await app.mock({ command: 'advance', seconds: 90 });
  await enterAs(app, 'saver');
  expect(await app.mock({ command: 'schedule' })).toMatchObject({
    now: Date.UTC(2026, 10, 26, 10, 1, 30),
    frozen: true,
  });
  await app.mock({ command: 'run', speed: 1 });
  await enterAs(app, 'debtor');
  const later = CLOCK.parse(await app.mock({ command: 'schedule' }));
  expect(later.frozen).toBe(false);
  expect(later.now).toBeGreaterThanOrEqual(Date.UTC(2026, 10, 26, 10, 1, 30));
  expect(later.now).toBeLessThan(Date.UTC(2026, 10, 26, 11));
});
