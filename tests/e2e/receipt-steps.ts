import type { Locator } from '@playwright/test';
import { PATIENCE } from '../support/patience';
import { expect, pastDoubleTap, type App } from './app';

/** Sends what the sheet shows, accepting a new price or rate first if there is one, until its receipt is there. */
export const acceptAndSend = async (
  { page }: App,
  { accept, send, receipt }: Readonly<Record<'accept' | 'send' | 'receipt', Locator>>,
): Promise<void> => {
  await expect(async () => {
    await pastDoubleTap(page);
    if (await accept.isVisible()) await accept.click({ timeout: PATIENCE.try });
    else if (await send.isVisible()) await send.click({ timeout: PATIENCE.try });
    await expect(receipt).toBeVisible({ timeout: PATIENCE.try });
  }).toPass({ timeout: PATIENCE.condition });
};

/** Taps to send until the sheet says that the price or rate is another one by now. */
export const sendUntilMoved = async (
  { page }: App,
  { accept, send }: Readonly<Record<'accept' | 'send', Locator>>,
): Promise<void> => {
  await expect(async () => {
    await pastDoubleTap(page);
    if (await send.isVisible()) await send.click({ timeout: PATIENCE.try });
    await expect(accept).toBeVisible({ timeout: PATIENCE.try });
  }).toPass({ timeout: PATIENCE.condition });
};

/** Closes a receipt. */
export const closeReceipt = async ({ page, sheet }: App): Promise<void> => {
  await page.keyboard.press('Escape');
  // The sheet that sent can still be closing too.
  await expect(sheet).toHaveCount(0);
  // Of what opened it, the form, a button may be gone or disabled: the focus must not be lost with it.
  await expect(page.locator('body')).not.toBeFocused();
};
