import type { Locator } from '@playwright/test';
import errors from '../../locales/en/errors.json' with { type: 'json' };
import type { RefusalRow } from '../support/trading-refusals';
import { type App, closeSheet, expect, pastDoubleTap, PLACE } from './app';

const TEXTS: ReadonlyMap<string, string> = new Map(Object.entries(errors));

/** The English text of a refusal. */
export const refusalText = (key: string): string => TEXTS.get(key) ?? `no text for ${key}`;

/** The text field with this label. */
export const textField = ({ page }: App, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

/** Types the magic value of each refusal and checks the result. Waits between rows so that no tap is a double tap. */
export const forEachRefusal = async (
  { page }: App,
  rows: readonly RefusalRow[],
  type: (value: string) => Promise<void>,
  check: (row: RefusalRow, value: string) => Promise<void>,
): Promise<void> => {
  expect(rows).not.toEqual([]);
  for (const row of rows) {
    const value = row.value ?? '';
    await type(value);
    await check(row, value);
    await pastDoubleTap(page);
  }
};

/** Refusals that a dialog explains over whatever was refused. */
const EXPLAINED: readonly string[] = ['account_frozen', 'account_locked'];

/** Closes the dialog that explains a refusal, if it is one of those. */
export const closeExplanationOf = async ({ page }: App, key: string): Promise<void> => {
  if (!EXPLAINED.includes(key)) return;
  const explanation = page.getByRole('alertdialog');
  await explanation.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(explanation).toBeHidden();
};

/** Refusals that the same order would only meet again. */
const LASTING: readonly string[] = ['limit_reached', 'trading_closing'];

/** Confirms in the sheet, expects the refusal there and dismisses the sheet. */
export const expectRefusalInSheet = async (
  app: App,
  button: string | RegExp,
  key: string,
): Promise<void> => {
  const { sheet } = app;
  await sheet.getByRole('button', { name: button, exact: true }).press('Enter');
  await closeExplanationOf(app, key);
  await expect(sheet.getByText(refusalText(key)), key).toBeVisible();
  const again = sheet.getByRole('button', { name: 'Try again' });
  await expect(again).toHaveCount(LASTING.includes(key) ? 0 : 1);
  await closeSheet(app);
};

/** Confirms in the sheet and expects it to close and the refusal to be shown at the field. */
export const expectRefusalAtField = async (
  { sheet }: App,
  typed: Locator,
  text: string,
): Promise<void> => {
  await sheet.getByRole('button', { name: PLACE }).press('Enter');
  await expect(sheet).toBeHidden();
  await expect(typed).toHaveAccessibleDescription(new RegExp(text, 'u'));
};

/** Expects a field to keep its value, with grouped thousands. */
export const expectKept = (typed: Locator, value: string): Promise<void> =>
  expect(typed).toHaveValue(value.replace('7777', '7,777'));

/** Types values and expects the field’s error for each, given as pairs of value and text. */
export const expectFieldErrors = async (
  typed: Locator,
  expected: readonly (readonly [string, string])[],
): Promise<void> => {
  for (const [value, text] of expected) {
    await typed.fill(value);
    await expect(typed).toHaveAccessibleDescription(new RegExp(text, 'u'));
  }
};

/** Expects the mock's ledger to be consistent. */
export const expectCleanAudit = async (app: App): Promise<void> =>
  expect(await app.mock({ command: 'audit' })).toEqual([]);

/** Opens a screen in a world with a frozen clock: Monday, 09:00 UTC, all markets open. */
export const openFrozenWorld = async (
  { page }: App,
  account: string,
  route: string,
): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`./?mock=persona:${account},clock:2026-03-02T09:00Z,seed:7,frozen#${route}`);
};

/** Navigates to another screen of the same world. */
export const openRoute = ({ page }: App, route: string): Promise<void> =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, route);

/** Presses the button with this name by keyboard. */
export const pressButton = (scope: Locator, name: string | RegExp): Promise<void> =>
  scope.getByRole('button', { name, exact: true }).press('Enter');

/** Places the order in the sheet, and waits until the next tap is no double tap. */
export const placeOrderInSheet = async ({ page, sheet }: App): Promise<void> => {
  await pressButton(sheet, PLACE);
  await expect(sheet).toBeHidden();
  await pastDoubleTap(page);
};
