import { expect, placeOrder, test, type App } from './app';
import { expectFocusSeen, tabTo } from './keyboard';

/** A small phone, and one that is turned on its side. */
const SCREENS = [
  { width: 360, height: 740 },
  { width: 844, height: 390 },
] as const;

const contract = async (app: App): Promise<void> => {
  await app.open('/pages/contract/index?pair=BTC%2FUSDT');
  await app.page.getByRole('textbox', { name: 'Lots' }).fill('1');
};

/** From the top of the page, so that what has the focus must scroll into sight. */
const fromTheTop = ({ page }: App): Promise<void> => page.evaluate(() => window.scrollTo(0, 0));

for (const screen of SCREENS)
  test(`at ${screen.width}x${screen.height} what has the focus is not behind the main action`, async ({
    app,
  }) => {
    const { page } = app;
    await page.setViewportSize(screen);
    await app.signIn('trader');

    await contract(app);
    await fromTheTop(app);
    await tabTo(app, page.getByRole('switch', { name: /Take profit and stop loss/u }));
    await tabTo(app, page.getByRole('button', { name: /^Long at/u }));

    await app.open('/pages/coin/index?pair=BTC%2FUSDT');
    await page.getByLabel('Amount in BTC').fill('0.01');
    await fromTheTop(app);
    await tabTo(app, page.getByRole('button', { name: /^Buy 0.01 BTC/u }));

    await app.open('/pages/trade/index?pair=BTC%2FUSDT');
    const last = page.getByRole('link', { name: 'Assets' });
    await app.stake.focus();
    await expectFocusSeen(app);
    await tabTo(app, last);
    // Long enough to run until the end of these steps.
    await page.getByRole('radio', { name: /^3 min/u }).click();
    await placeOrder(app, 'Up', '100');
    await expect(app.running.getByRole('timer')).toBeVisible();
    await app.stake.fill('100');
    await fromTheTop(app);
    await app.stake.focus();
    await expectFocusSeen(app);
    await tabTo(app, last);

    // The result is taller than the running order, and pushes what is below it.
    await tabTo(app, page.getByRole('button', { name: 'What is this?' }), 'Shift+Tab');
    await app.mock({ command: 'advance', seconds: 180 });
    await expect(app.running).toContainText('You ');
    await expectFocusSeen(app);
  });
