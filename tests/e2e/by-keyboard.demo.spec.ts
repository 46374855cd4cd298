import type { Page } from '@playwright/test';
import { SCREENS } from '../../src/domain/screens/screens';
import { expect, test } from './app';
import { expectFocusSeen, pressOn, tabTo } from './keyboard';

/** The screen that has come has taken the focus to its heading. */
const expectArrival = async (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

test('a message leads to its record and to customer service by the keyboard alone', async ({
  app,
}) => {
  const { page, sheet } = app;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`./?mock=persona:banked,clock:2026-03-02T09:00Z,seed:7#${SCREENS.notifications}`);
  await expect(page).toHaveTitle(/^Notifications/u);
  await pressOn(app, page.getByRole('link', { name: /Top-up credited/u }).first());
  await expectArrival(page, /./u);
  await pressOn(app, page.getByRole('link', { name: /^See the /u }));
  await expect(sheet).toBeVisible();
  await expectFocusSeen(app);
  const number = (await sheet.getByRole('heading').first().innerText()).replaceAll(/\D/gu, '');
  await pressOn(app, sheet.getByRole('link', { name: 'Get help with this' }));
  await expectArrival(page, 'Customer service');
  await expect(
    page.getByText(new RegExp(`^I need help with number .*${number}`, 'u')),
  ).toBeVisible();
  await pressOn(app, page.getByRole('button', { name: 'Copy text' }));
  await expect(page.getByText('Text copied.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy text' })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('I need help with');

  await pressOn(app, page.getByRole('button', { name: 'Back', exact: true }), 'Shift+Tab');
  await expect(sheet).toBeVisible();
  await expectFocusSeen(app);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expectFocusSeen(app);
});

test('an article is searched, read and left by the keyboard alone', async ({ app }) => {
  const { page } = app;
  await app.open(SCREENS.service);
  await expect(page).toHaveTitle(/^Help and service/u);
  await pressOn(app, page.getByRole('link', { name: /^Help/u }));
  await expectArrival(page, 'Help');
  const field = page.getByRole('searchbox');
  await tabTo(app, field);
  await page.keyboard.type('withdrawal fee');
  const found = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(found.first()).toContainText('Withdrawing');
  await pressOn(app, found.first());
  await expectArrival(page, /./u);
  await expect(page.getByText('You need a verified identity')).toBeVisible();
  await pressOn(app, page.getByRole('button', { name: 'Back', exact: true }), 'Shift+Tab');
  await expect(field).toHaveValue('withdrawal fee');
  await expectFocusSeen(app);
  await pressOn(app, page.getByRole('button', { name: 'Clear' }));
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});
