import { expectAccessible } from '../support/page-checks';
import { expect, test, type App } from './app';

const chart = ({ page }: App) => page.getByRole('img', { name: /^Chart of ETH\/USDT/u });
const slider = ({ page }: App) => page.getByRole('slider', { name: 'Price on the chart' });
/** The read-out above the chart: a price and a time, seen but not read aloud. */
const readOut = (app: App) => chart(app).getByText(/^[\d,.]+\s*(?:\d\d-\d\d )?\d\d:\d\d$/u);

const openTrade = async (app: App): Promise<void> => {
  await app.open('/pages/trade/index?pair=ETH%2FUSDT');
  await expect(chart(app)).toBeVisible();
  // Drawn once the size is known.
  await expect(chart(app).locator('path').first()).toBeVisible();
};

test('a tap on the price line opens the full chart, in the same period; Back returns', async ({
  app,
}) => {
  const { page } = app;
  await openTrade(app);
  await page.getByRole('radio', { name: '5m', exact: true }).click();
  await chart(app).click();
  await expect(page).toHaveURL(/kline\/index\?pair=ETH%2FUSDT&period=5min$/u);
  await expect(page.getByRole('heading', { name: /ETH\/USDT/u })).toBeVisible();
  await expect(page.getByRole('radio', { name: '5m', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/trade\/index\?pair=ETH%2FUSDT$/u);
  await expect(chart(app)).toBeVisible();
  await page.getByRole('link', { name: 'Open full chart' }).click();
  await expect(page).toHaveURL(/kline\/index\?pair=ETH%2FUSDT&period=1min$/u);
});

test('by keyboard: each point is announced when the cursor moves to it', async ({ app }) => {
  const { page, mock } = app;
  await openTrade(app);
  // Frozen, so that no point leaves the chart before it is asked to.
  await mock({ command: 'freeze' });
  await slider(app).focus();
  await expect(slider(app)).toHaveAttribute('aria-valuetext', /^Arrow keys/u);
  await expect(readOut(app)).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(slider(app)).toHaveAttribute(
    'aria-valuetext',
    /^\d{4}-\d\d-\d\d \d\d:\d\d: [\d,]+\.\d\d$/u,
  );
  await expect(readOut(app)).toBeVisible();
  const last = await slider(app).getAttribute('aria-valuetext');
  await page.keyboard.press('Home');
  await expect(slider(app)).not.toHaveAttribute('aria-valuetext', last ?? '');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(readOut(app)).toHaveCount(0);
  await expect(slider(app)).toHaveAttribute('aria-valuetext', /^Arrow keys/u);

  // A new minute: the oldest point, which is read, leaves the chart.
  await page.keyboard.press('Home');
  await expect(readOut(app)).toBeVisible();
  await mock({ command: 'advance', seconds: 60 });
  await expect(readOut(app)).toHaveCount(0);
  await expect(slider(app)).toHaveAttribute('aria-valuetext', /^Arrow keys/u);
});

test('the mouse reads a point while it is over the line, and a drag opens nothing', async ({
  app,
}) => {
  const { page } = app;
  await openTrade(app);
  const box = await chart(app).boundingBox();
  if (box === null) throw new Error('no chart');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 60, y);
  await expect(readOut(app)).toBeVisible();
  const first = await readOut(app).textContent();
  await page.mouse.down();
  await page.mouse.move(box.x + 200, y, { steps: 4 });
  await expect(readOut(app)).not.toHaveText(first ?? '');
  await page.mouse.up();
  await expect(page).toHaveURL(/trade\/index/u);
  await page.mouse.move(box.x + 60, box.y - 60);
  await expect(readOut(app)).toHaveCount(0);
});

test('a finger that moves sideways reads, and a lifted one leaves', async ({ app }) => {
  const { page } = app;
  await openTrade(app);
  const box = await chart(app).boundingBox();
  if (box === null) throw new Error('no chart');
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', box.x + 200);
  for (const by of [10, 20, 40, 60]) await touch('touchMove', box.x + 200 - by);
  await expect(readOut(app)).toBeVisible();
  await touch('touchEnd');
  await expect(readOut(app)).toHaveCount(0);
  await expect(page).toHaveURL(/trade\/index/u);
});
