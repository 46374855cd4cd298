import { expect, placeOrder, test, type App } from './app';
import { enlargeText } from './enlarge-text';
import { expectAllFree } from './sight';

const TRADE = '/pages/trade/index?pair=BTC%2FUSDT';

/** Digits, decimal mark and delete. */
const KEYS = 12;

/** A size of the screen, in CSS pixels. */
interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

const openTrade = async (app: App, screen?: ScreenSize): Promise<void> => {
  if (screen !== undefined) await app.page.setViewportSize(screen);
  await app.signIn('trader');
  await app.open(TRADE);
};

const padOf = ({ page }: App) => page.getByRole('group', { name: 'Number pad' });

/** The amount, every key, what closes the pad, and both directions of the order. */
const expectAllInSight = async (app: App): Promise<void> => {
  const { page, stake } = app;
  await expectAllFree(stake, 1);
  await expectAllFree(padOf(app).getByRole('button'), KEYS);
  await expectAllFree(page.getByRole('button', { name: 'Done', exact: true }), 1);
  await expectAllFree(page.getByRole('button', { name: /^(?:Up|Down)/u }), 2);
};

/** Phones on which the pad has room. */
const UPRIGHT = [
  { width: 360, height: 740 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
] as const;

for (const screen of UPRIGHT)
  test(`at ${screen.width}x${screen.height} amount, keys and directions are in sight together`, async ({
    app,
  }) => {
    const { page, stake } = app;
    await openTrade(app, screen);
    await stake.click();
    await expectAllInSight(app);

    await test.step('also while a message says what is wrong with the amount', async () => {
      for (let digit = 0; digit < 7; digit += 1)
        await padOf(app).getByRole('button', { name: '9', exact: true }).click();
      await expect(stake).toHaveAttribute('aria-invalid', 'true');
      await expectAllInSight(app);
      await page.getByRole('button', { name: 'Done', exact: true }).click();
      await expect(padOf(app)).toBeHidden();
    });

    await test.step('also with an order running', async () => {
      await placeOrder(app, 'Up', '100');
      await expect(app.running.getByRole('timer')).toBeVisible();
      await stake.click();
      await expectAllInSight(app);
    });
  });

/** Too low for the pad: a phone on its side, and a very small one. */
const LOW = [
  { width: 844, height: 390 },
  { width: 320, height: 568 },
] as const;

for (const screen of LOW)
  test(`at ${screen.width}x${screen.height} the amount is typed on the system’s keyboard`, async ({
    app,
  }) => {
    const { stake } = app;
    await openTrade(app, screen);
    await expect(stake).toHaveAttribute('inputmode', 'decimal');
    await stake.click();
    await expect(padOf(app)).toHaveCount(0);
    await expectAllFree(stake, 1);
  });

test('a phone turned on its side while the pad is open leaves the typing to the system', async ({
  app,
}) => {
  const { page, stake } = app;
  await openTrade(app);
  await stake.click();
  await expect(padOf(app)).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(padOf(app)).toHaveCount(0);
  await expect(stake).toHaveAttribute('inputmode', 'decimal');
});

test('at a text size of 200 % there is no room for the pad', async ({ app }) => {
  const { stake } = app;
  await enlargeText(app);
  await openTrade(app);
  await expect(stake).toHaveAttribute('inputmode', 'decimal');
});
