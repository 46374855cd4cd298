import type { CDPSession } from '@playwright/test';
import { expect, test, type App } from './app';

const chart = ({ page }: App) => page.getByRole('img', { name: /^Chart of/u });
const slider = ({ page }: App) => page.getByRole('slider', { name: 'Selected candle' });

/** Start of the visible range, from the chart's description. */
const since = async (app: App): Promise<string> =>
  /since (?<since>[\d :-]+)\.$/u.exec((await chart(app).getAttribute('aria-label')) ?? '')
    ?.groups?.['since'] ?? '';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Simulates a touch gesture: one finger per point, moved through each row of points, then lifted. */
const touch = async (cdp: CDPSession, ...rows: readonly (readonly Point[])[]): Promise<void> => {
  for (const [index, points] of rows.entries())
    await cdp.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
};
const lift = (cdp: CDPSession): Promise<unknown> =>
  cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

test('fingers and wheel on the chart: pinch, drag into the past, long press, full screen', async ({
  app,
}) => {
  const { page } = app;
  await app.open('/pages/kline/index?pair=BTC%2FUSDT&period=15min');
  await expect(page.locator('canvas').first()).toBeVisible();
  const box = await page.locator('canvas').first().boundingBox();
  if (box === null) throw new Error('no chart');
  const y = box.y + 120;
  const cdp = await page.context().newCDPSession(page);
  const first = await since(app);

  await test.step('two fingers apart show fewer candles, the wheel more again', async () => {
    await touch(
      cdp,
      [
        { x: 140, y },
        { x: 200, y },
      ],
      [
        { x: 120, y },
        { x: 220, y },
      ],
      [
        { x: 100, y },
        { x: 240, y },
      ],
    );
    await lift(cdp);
    await expect.poll(async () => (await since(app)) > first).toBe(true);
    await page.mouse.move(170, y);
    await page.mouse.wheel(0, 2000);
    await expect.poll(async () => (await since(app)) < first).toBe(true);
    await page.mouse.move(0, 0);
  });

  await test.step('dragging shows older candles than those loaded at first', async () => {
    const most = Number(await slider(app).getAttribute('max'));
    for (let times = 0; times < 4; times += 1) {
      await touch(cdp, [{ x: 20, y }], [{ x: 160, y }], [{ x: 300, y }]);
      await lift(cdp);
    }
    await expect
      .poll(async () => Number(await slider(app).getAttribute('max')))
      .toBeGreaterThan(most + 300);
    await page.getByRole('button', { name: 'Go to the latest candle' }).click();
  });

  await test.step('a long press reads a candle, and moving the finger reads others', async () => {
    const time = page.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/u);
    const newest = await time.textContent();
    await touch(cdp, [{ x: 150, y }]);
    await expect(time).not.toHaveText(newest ?? '');
    const read = await time.textContent();
    await touch(cdp, [{ x: 150, y }], [{ x: 90, y }]);
    await expect(time).not.toHaveText(read ?? '');
    await lift(cdp);
  });

  await test.step('Escape and Back leave full screen', async () => {
    const full = page.getByRole('button', { name: 'Full screen' });
    const leave = page.getByRole('button', { name: 'Leave full screen' });
    await full.click();
    await expect(leave).toBeFocused();
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await expect(chart(app)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(full).toBeFocused();
    await full.click();
    await expect(leave).toBeVisible();
    await page.goBack();
    await expect(full).toBeVisible();
    await expect(page).toHaveURL(/kline\/index\?pair=BTC/u);
  });
});
