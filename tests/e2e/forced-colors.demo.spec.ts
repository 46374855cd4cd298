import type { Locator } from '@playwright/test';
import { expect, test } from './app';

const styleOf = (part: Locator, property: string): Promise<string> =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** The drawn part of a radio button, which covers its label. */
const optionOf = (radio: Locator): Locator => radio.locator('xpath=ancestor::label');

test('with forced colours it shows what is chosen, what is on and what can be pressed', async ({
  app,
}) => {
  const { page } = app;
  await page.emulateMedia({ forcedColors: 'active' });
  await app.signIn('trader');
  await app.open('/pages/contract/index');
  const option = (name: string): Locator =>
    optionOf(page.getByRole('radio', { name, exact: true }));
  const tab = (name: string): Locator =>
    page.getByRole('navigation').last().getByRole('link', { name });
  const pairs = [
    [option('Long'), option('Short')],
    [option('10x'), option('20x')],
    [option('1m'), option('5m')],
    [tab('Contract'), tab('Trade')],
  ] as const;
  for (const [chosen, other] of pairs)
    await expect
      .poll(async () => await styleOf(chosen, 'background-color'))
      .not.toBe(await styleOf(other, 'background-color'));
  const stops = page.getByRole('switch', { name: 'Take profit and stop loss' });
  expect(await styleOf(stops, 'border-top-style')).toBe('solid');
  const off = await styleOf(stops, 'background-color');
  await stops.click();
  await expect.poll(() => styleOf(stops, 'background-color')).not.toBe(off);
  const open = page.getByRole('button', { name: /^Long at/u });
  expect(await styleOf(open, 'outline-style')).toBe('solid');
  expect(await styleOf(open, 'outline-width')).toBe('1px');
  await page.getByRole('textbox', { name: 'Lots' }).fill('1');
  await page.keyboard.press('Tab');
  await open.focus();
  await expect.poll(() => styleOf(open, 'outline-width')).toBe('3px');
});
