import type { Page, Response } from '@playwright/test';
import { expect, test } from './app';

const SCRIPTS = '**/assets/*.js';

/** Holds the scripts back until the returned function is called. */
const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return resolve;
};

/** The addresses that the page asks for from now on. */
const urlsAskedFor = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
};

for (const { path, brand, tabs } of [
  { path: '/', brand: 1, tabs: 5 },
  { path: '/pages/trade/index', brand: 0, tabs: 5 },
  { path: '/pages/login/index', brand: 0, tabs: 0 },
])
  test(`the frame of ${path} is painted before any script has come`, async ({ app }) => {
    const { page } = app;
    const release = await holdScripts(page);
    await page.goto(`./#${path}`, { waitUntil: 'commit' });
    await expect(page.locator('#root .min-h-16').first()).toBeVisible();
    await expect(page.getByText('Quayside').filter({ visible: true })).toHaveCount(brand);
    await expect(page.locator('#root li svg').filter({ visible: true })).toHaveCount(tabs);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#root > [aria-hidden=true]')).toHaveCount(0);
  });

test('scripts come after the style sheet', async ({ app }) => {
  const document = await (await app.page.request.get('./')).text();
  const links = document.match(/<link[^>]*modulepreload[^>]*>/gu) ?? [];
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !link.includes('fetchpriority="low"'))).toEqual([]);
});

test('scripts and styles come as the copies that the build has compressed', async ({ app }) => {
  const { page } = app;
  const replies: Response[] = [];
  page.on('response', (reply) => {
    if (/\/assets\/(?:framework|index)-/u.test(reply.url())) replies.push(reply);
  });
  await app.open('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(replies.length).toBeGreaterThan(2);
  for (const reply of replies) {
    const plain = await page.request.get(reply.url(), {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(await reply.headerValue('content-encoding')).toBe('br');
    expect(plain.headers()['content-encoding']).toBeUndefined();
    expect(await reply.text()).toBe(await plain.text());
  }
});

test('the arrow of Back stays where the first frame has painted it', async ({ app }) => {
  const { page } = app;
  const release = await holdScripts(page);
  await page.goto('./#/pages/user/about', { waitUntil: 'commit' });
  const arrow = page.locator('#root svg').filter({ visible: true });
  await expect(arrow).toHaveCount(1);
  const painted = await arrow.boundingBox();
  release();
  const back = page.getByRole('button', { name: 'Back' });
  await expect(back).toBeVisible();
  expect(await back.locator('svg').boundingBox()).toEqual(painted);
});

for (const lang of ['en', 'de', 'pt', 'zh'])
  test(`the words that greet a visitor stay where the first frame has painted them: ${lang}`, async ({
    app,
  }) => {
    const { page } = app;
    await page.addInitScript((value) => localStorage.setItem('lang', value), lang);
    const release = await holdScripts(page);
    await page.goto('./', { waitUntil: 'commit' });
    const words = page.locator('#root p').filter({ visible: true });
    await expect(words).toHaveCount(2);
    const texts = await words.allTextContents();
    const painted = await Promise.all([words.first().boundingBox(), words.last().boundingBox()]);
    release();
    await expect(page.locator('#root > [aria-hidden=true]')).toHaveCount(0);
    for (const [index, text] of texts.entries())
      expect(await page.getByText(text, { exact: true }).boundingBox()).toEqual(painted[index]);
  });

test('whoever is signed in is not greeted as a visitor', async ({ app }) => {
  const { page } = app;
  await page.addInitScript(() => localStorage.setItem('token', 'of somebody'));
  await holdScripts(page);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByText('Quayside').filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('#root p').filter({ visible: true })).toHaveCount(0);
});

test('the code and the texts of a tab are asked for beside the app', async ({ app }) => {
  const { page } = app;
  const asked = urlsAskedFor(page);
  await page.addInitScript(() => localStorage.setItem('lang', 'de'));
  await holdScripts(page);
  await page.goto('./#/pages/contract/index', { waitUntil: 'commit' });
  for (const file of ['contract-page', 'trading', 'locale-de-leverage', 'locale-de-first'])
    await expect.poll(() => asked.some((url) => url.includes(`/${file}-`)), file).toBe(true);
  expect(asked.filter((url) => /locale-en|trade-page/u.test(url))).toEqual([]);
});

for (const [path, ...files] of [
  ['/pages/kline/index', 'kline-page', 'other-pages', 'locale-en-kline'],
  ['/pages/coin/index', 'coin-page', 'locale-en-spot'],
] as const)
  test(`the code and the texts of ${path} are asked for beside the app`, async ({ app }) => {
    const { page } = app;
    const asked = urlsAskedFor(page);
    await holdScripts(page);
    await page.goto(`./#${path}`, { waitUntil: 'commit' });
    for (const file of files)
      await expect.poll(() => asked.some((url) => url.includes(`/${file}-`)), file).toBe(true);
  });

for (const { path, lang } of [
  { path: '/', lang: 'en' },
  { path: '/pages/market/index', lang: 'de' },
  { path: '/pages/trade/index?pair=BTC%2FUSDT', lang: 'zh' },
  { path: '/pages/contract/index', lang: 'pt' },
  { path: '/pages/coin/index', lang: 'en' },
  { path: '/pages/kline/index', lang: 'tw' },
  { path: '/pages/whdetail/index', lang: 'fr' },
])
  test(`the prices of ${path} are asked for beside the app, which takes them over`, async ({
    app,
  }) => {
    const { page } = app;
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const asked: string[] = [];
    await page.route('**/api/currency/{quotation_new,whlist}*', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      asked.push(`${pathname}${search}`);
      await answered;
      await route.continue();
    });
    await page.addInitScript((value) => localStorage.setItem('lang', value), lang);
    const release = await holdScripts(page);
    await page.goto(`./#${path}`, { waitUntil: 'commit' });
    const calls = [`/api/currency/quotation_new?lang=${lang}`, `/api/currency/whlist?lang=${lang}`];
    await expect.poll(() => asked.toSorted()).toEqual(calls);
    release();
    await expect(page.locator('#root > [aria-hidden=true]')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeVisible();
    // The screen waits for them, and does not ask again.
    expect(asked.toSorted()).toEqual(calls);
    answer();
    await expect(
      page
        .getByRole('main')
        .getByText(/\d[.,]\d/u)
        .first(),
    ).toBeVisible();
  });

test('a screen without prices asks for none', async ({ app }) => {
  const asked = urlsAskedFor(app.page);
  const release = await holdScripts(app.page);
  await app.page.goto('./#/pages/login/index', { waitUntil: 'commit' });
  await expect.poll(() => asked.some((url) => url.includes('/framework-'))).toBe(true);
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
  release();
});

test('the other tabs are fetched ahead, with their texts', async ({ app }) => {
  const { page } = app;
  const asked = urlsAskedFor(page);
  await app.open('/pages/index/index');
  await expect(page.getByText('Gainers')).toBeVisible();
  for (const file of ['quotes-page', 'trade-page', 'contract-page', 'locale-en-leverage'])
    await expect.poll(() => asked.some((url) => url.includes(`/${file}-`)), file).toBe(true);
});
