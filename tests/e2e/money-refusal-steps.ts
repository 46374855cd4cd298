import type { Locator } from '@playwright/test';
import { PATIENCE } from '../support/patience';
import { type App, expect, pastDoubleTap } from './app';
import { failNextCalls } from './lost-calls';
import { refusalText } from './refusal-steps';

/** Makes the next call of an operation be refused. */
export const refuseNext = (app: App, operation: string, key: string): Promise<unknown> =>
  failNextCalls(app, operation, 'beforeCommit', { kind: 'refusal', key });

/** Expects a field to be wrong for this reason, which some forms can tell more exactly than the general text. */
export const expectAt = async (
  field: Locator,
  key: string,
  own: Readonly<Record<string, string>> = {},
): Promise<void> => {
  await expect(field, key).toHaveAttribute('aria-invalid', 'true');
  await expect(field, key).toHaveAccessibleDescription(
    new RegExp(own[key] ?? refusalText(key), 'u'),
  );
};

/** An address on Ethereum. */
export const ETHEREUM = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

/** The form of a new USDT address. */
export const NEW_ADDRESS = '/pages/bankcard/add?currency=3';

/** Fills that form in, and gives the field of the address. */
export const fillAddress = async ({ page, sheet }: App): Promise<Locator> => {
  await page.getByRole('button', { name: /^Network/u }).click();
  await sheet.getByRole('button', { name: /ERC20/u }).click();
  await expect(sheet).toBeHidden();
  const address = page.getByLabel('Address', { exact: true });
  await address.fill(ETHEREUM);
  return address;
};

/** Closes what is open, one sheet after the other, and expects a field to be as it was typed. */
export const expectBack = async (
  { page, sheet }: App,
  field: Locator,
  typed: string,
): Promise<void> => {
  await expect(async () => {
    if (await sheet.isVisible()) await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden({ timeout: PATIENCE.try });
  }).toPass({ timeout: PATIENCE.condition });
  await expect(field).toHaveValue(typed);
  await pastDoubleTap(page);
};
