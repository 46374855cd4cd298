import type { Locator } from '@playwright/test';
import errors from '../../locales/en/errors.json' with { type: 'json' };
import type { RefusalRow } from '../support/trading-refusals';
import { type App, expect, pastDoubleTap } from './app';

const TEXTS: ReadonlyMap<string, string> = new Map(Object.entries(errors));

export const textOf = (key: string): string => TEXTS.get(key) ?? `no text for ${key}`;

export const field = ({ page }: App, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

/** Types the value of each refusal and hears it. Nothing is tapped twice within the time of a double tap. */
export const each = async (
  { page }: App,
  rows: readonly RefusalRow[],
  type: (value: string) => Promise<void>,
  hear: (row: RefusalRow, value: string) => Promise<void>,
): Promise<void> => {
  expect(rows).not.toEqual([]);
  for (const row of rows) {
    const value = row.value ?? '';
    await type(value);
    await hear(row, value);
    await pastDoubleTap(page);
  }
};

/** Confirms what the sheet shows, hears why not, and puts the sheet away. */
export const hearInSheet = async (
  { page, sheet }: App,
  button: string,
  key: string,
): Promise<void> => {
  await sheet.getByRole('button', { name: button, exact: true }).press('Enter');
  await expect(sheet.getByText(textOf(key)), key).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
};

/** Confirms what the sheet shows, and hears at the field why not: the sheet closes by itself. */
export const hearAtField = async ({ sheet }: App, typed: Locator, words: string): Promise<void> => {
  await sheet.getByRole('button', { name: 'Place order', exact: true }).press('Enter');
  await expect(sheet).toBeHidden();
  await expect(typed).toHaveAccessibleDescription(new RegExp(words, 'u'));
};

/** A field keeps what was typed, in groups of three. */
export const keeps = (typed: Locator, value: string): Promise<void> =>
  expect(typed).toHaveValue(value.replace('7777', '7,777'));

/** Types what a field tells of at once, in the words given. */
export const tell = async (
  typed: Locator,
  told: readonly (readonly [string, string])[],
): Promise<void> => {
  for (const [value, words] of told) {
    await typed.fill(value);
    await expect(typed).toHaveAccessibleDescription(new RegExp(words, 'u'));
  }
};

export const audit = async (app: App): Promise<void> =>
  expect(await app.mock({ command: 'audit' })).toEqual([]);

/** Monday, 09:00 UTC, all markets open, and time stands still. */
export const begin = async ({ page }: App, account: string, route: string): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`./?mock=persona:${account},clock:2026-03-02T09:00Z,seed:7,frozen#${route}`);
};

/** Goes on to another screen of the same world. */
export const goTo = ({ page }: App, route: string): Promise<void> =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, route);

export const press = (scope: Locator, name: string): Promise<void> =>
  scope.getByRole('button', { name, exact: true }).press('Enter');

/** Places the order in the sheet. What comes next in the same sheet is no double tap. */
export const placeInSheet = async ({ page, sheet }: App): Promise<void> => {
  await press(sheet, 'Place order');
  await expect(sheet).toBeHidden();
  await pastDoubleTap(page);
};
