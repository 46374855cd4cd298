import { expect, placeOrder, seekOutcome, PLACE, type App, test } from './app';
import { areFree, expectFree } from './sight';

/** The phones of the promise: small, usual, large, and turned on the side. */
const SCREENS = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
  { width: 740, height: 360 },
] as const;

const expectTappable = async ({ page }: App, name: RegExp): Promise<void> => {
  const button = page.getByRole('button', { name });
  await expect(button).toBeInViewport({ ratio: 1 });
  expect(await button.evaluateAll(areFree), `nothing over ${name}`).toEqual([true]);
};

/** The text of a running order or its result is in sight, in the event or in its strip. */
const expectTold = ({ page }: App, text: RegExp): Promise<void> =>
  expectFree(page.getByRole('region', { name: /^Running/u }).getByText(text));

const priceOf = ({ page }: App) => page.locator('main').getByText(/^\d{2},\d{3}\.\d{2}$/u);

/** At the top, where the price is large, and as far down as the button goes. */
const expectInSight = async (app: App, name: RegExp): Promise<void> => {
  await app.page.evaluate(() => window.scrollTo(0, 0));
  await expectTappable(app, name);
  await expect(priceOf(app).first()).toBeInViewport({ ratio: 1 });
  await app.page.evaluate(() => window.scrollTo(0, 120));
  await expectTappable(app, name);
  await expect
    .poll(async () => {
      const seen = await priceOf(app).evaluateAll((prices) =>
        prices.filter((price) => {
          const { x, y } = price.getBoundingClientRect();
          return y > 0 && price.contains(document.elementFromPoint(x + 8, y + 8));
        }),
      );
      return seen.length;
    })
    .toBeGreaterThan(0);
};

for (const screen of SCREENS)
  test(`at ${screen.width}x${screen.height} the button that sends the order and the price are in sight`, async ({
    app,
  }) => {
    const { page } = app;
    await page.setViewportSize(screen);
    await app.signIn('trader');

    await app.open('/pages/trade/index?pair=BTC%2FUSDT');
    await expectInSight(app, /^Up/u);
    await app.stake.fill('100');
    await expectInSight(app, /^Down/u);

    await app.open('/pages/contract/index?pair=BTC%2FUSDT');
    await expectInSight(app, /^Long at/u);
    await page.getByRole('textbox', { name: 'Lots' }).fill('1');
    await page.getByRole('switch', { name: /Take profit and stop loss/u }).click();
    await expectInSight(app, /^Long at [\d,.]+ ?1 lot · margin/u);
    await page.getByRole('radio', { name: 'Limit' }).click();
    await expectInSight(app, /^Long, limit/u);

    await app.open('/pages/coin/index?pair=BTC%2FUSDT');
    await expectInSight(app, /^Buy/u);
    await page.getByLabel('Amount in BTC').fill('0.01');
    await expectInSight(app, /^Buy 0.01 BTC/u);
  });

test('a pair chosen on one screen is the pair of the others; the switch leads there, and Back returns', async ({
  app,
}) => {
  const { page } = app;
  await app.signIn('trader');
  const waysOf = (symbol: string) =>
    page.getByRole('navigation', { name: `Ways to trade ${symbol}` });
  const current = waysOf('ETH/USDT').locator('[aria-current=page]');
  const title = page.getByRole('heading', { level: 1, name: /ETH\/USDT/u });
  await app.open('/pages/trade/index?pair=ETH%2FUSDT');
  await expect(title).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contract' })
    .click();
  await expect(title).toBeVisible();
  await expect(current).toHaveText('Contract');
  await waysOf('ETH/USDT').getByRole('link', { name: 'Spot' }).click();
  await expect(current).toHaveText('Spot');
  await expect(title).toBeVisible();
  await waysOf('ETH/USDT').getByRole('link', { name: 'Up/Down' }).click();
  await expect(current).toHaveText('Up/Down');
  await page.goBack();
  await expect(current).toHaveText('Spot');
  await page.goBack();
  await expect(current).toHaveText('Contract');
  await expect(title).toBeVisible();

  await test.step('a product in which the pair is not traded is inactive', async () => {
    await app.open('/pages/trade/index?pair=EUR%2FUSD');
    await expect(waysOf('EUR/USD').getByRole('link', { name: 'Spot' })).toBeDisabled();
    await expect(waysOf('EUR/USD').getByRole('link', { name: 'Contract' })).toBeEnabled();
  });
});

test('after an order the ticket is empty, and nothing on it is red', async ({ app }) => {
  const { page, sheet } = app;
  await app.signIn('trader');
  await app.open('/pages/coin/index?pair=BTC%2FUSDT');
  await page.getByRole('button', { name: /^Max/u }).click();
  await page.getByRole('button', { name: /^Buy [\d.]+ BTC for/u }).click();
  await expect(sheet.getByRole('button', { name: PLACE })).toBeVisible();
  await sheet.getByRole('button', { name: PLACE }).press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page.getByLabel('Amount in BTC')).toHaveValue('');
  await expect(page.getByText(/enough|balance is/iu)).toHaveCount(0);
});

/** How often regions appear or disappear within some frames. */
const countChanges = async ({ page }: App): Promise<number> =>
  page.evaluate(async () => {
    let changes = 0;
    const observer = new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records)
        for (const node of [...addedNodes, ...removedNodes])
          if (node instanceof Element && node.querySelector('section') !== null) changes += 1;
    });
    observer.observe(document, { childList: true, subtree: true });
    for (let frame = 0; frame < 20; frame += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    observer.disconnect();
    return changes;
  });

/** At the top, in the middle and at the bottom of the page. */
const SCROLLS = [0, 150, 10_000] as const;

for (const screen of SCREENS.filter(({ width }) => width !== 430))
  test(`at ${screen.width}x${screen.height} a running order and its result are in sight at every scroll position`, async ({
    app,
  }) => {
    const { page } = app;
    const scrollTo = (y: number): Promise<void> =>
      page.evaluate((top) => window.scrollTo(0, top), y);
    await page.setViewportSize(screen);
    await app.signIn('trader');
    await app.open('/pages/trade/index?pair=BTC%2FUSDT');
    await seekOutcome(app, 'up', 'win');
    await placeOrder(app, 'Up', '100');
    await expect(app.running.getByRole('timer')).toBeVisible();
    for (const y of SCROLLS) {
      await scrollTo(y);
      await expectTold(app, /If it ended now/u);
    }
    await expectInSight(app, /^Up/u);

    await app.mock({ command: 'advance', seconds: 30 });
    await expect(app.running).toContainText('You won');
    for (const y of SCROLLS) {
      await scrollTo(y);
      await expectTold(app, /^You won\+79\.80 USDT$/u);
      await expectFree(page.getByRole('button', { name: 'Receipt' }));
      await expect.poll(() => countChanges(app), 'event and strip do not alternate').toBe(0);
    }
    await expectInSight(app, /^Up/u);
  });

for (const screen of [
  { width: 360, height: 740 },
  { width: 375, height: 667 },
  { width: 844, height: 390 },
] as const)
  test(`at ${screen.width}x${screen.height} the button that saves the stops of a position is in sight`, async ({
    app,
  }) => {
    const { page, sheet } = app;
    await page.setViewportSize(screen);
    await app.signIn('trader');
    await app.open('/pages/contract/index?pair=BTC%2FUSDT');
    await page.getByRole('textbox', { name: 'Lots' }).fill('1');
    await page.getByRole('button', { name: /^Long at/u }).click();
    await sheet.getByRole('button', { name: PLACE }).press('Enter');
    await page.getByRole('button', { name: 'Edit stops' }).click();
    const save = sheet.getByRole('button', { name: 'Save', exact: true });
    await expectFree(save);
    await sheet.getByRole('button', { name: '−5% Stop loss' }).click();
    await expect(save).toBeEnabled();
    await expectFree(save);
  });
