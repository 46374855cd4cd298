import type { Locator, Page } from '@playwright/test';
import { SCREENS } from '../../src/domain/screens/screens';
import { expect, pastDoubleTap, test } from './app';

/** More steps than any of these screens has. */
const MOST_STEPS = 80;

/** What has the focus: lost if nothing has, unseen if it shows no ring and is no heading, or is not in sight. */
const focusState = (page: Page): Promise<'lost' | 'unseen' | 'seen'> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return 'lost';
    // The screen, or the sheet, that has just opened: its heading is read out, and Tab goes on from it.
    if (focused.matches('h1, h2, dialog, [role=dialog]')) return 'seen';
    const { top, bottom, width, height } = focused.getBoundingClientRect();
    const isInSight = bottom > 0 && top < window.innerHeight && width > 0 && height > 0;
    const hasRing = [focused, ...focused.querySelectorAll('*')].some(
      (part) => getComputedStyle(part).outlineStyle !== 'none',
    );
    // A field has its border, or that of what is around it.
    const isField = focused.matches('input, textarea');
    return isInSight && (hasRing || isField) ? 'seen' : 'unseen';
  });

/** Back stands before the heading that has the focus on arrival. */
type Key = 'Tab' | 'Shift+Tab';

/** Presses Tab until `target` has the focus, which is seen at each step. */
const tabTo = async (page: Page, target: Locator, key: Key = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    await expect.poll(() => focusState(page), name).toBe('seen');
  }
  throw new Error('The focus did not get there.');
};

/** Presses Enter, past the time in which a second one would count as the same. */
const press = async (page: Page, target: Locator, key?: Key): Promise<void> => {
  await tabTo(page, target, key);
  await pastDoubleTap(page);
  await page.keyboard.press('Enter');
};

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
  await press(page, page.getByRole('link', { name: /Top-up credited/u }).first());
  await expectArrival(page, /./u);
  await press(page, page.getByRole('link', { name: /^See the /u }));
  await expect(sheet).toBeVisible();
  await expect.poll(() => focusState(page)).toBe('seen');
  const number = (await sheet.getByRole('heading').first().innerText()).replaceAll(/\D/gu, '');
  await press(page, sheet.getByRole('link', { name: 'Get help with this' }));
  await expectArrival(page, 'Customer service');
  await expect(
    page.getByText(new RegExp(`^I need help with number .*${number}`, 'u')),
  ).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Copy text' }));
  await expect(page.getByText('Text copied.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy text' })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('I need help with');

  await press(page, page.getByRole('button', { name: 'Back', exact: true }), 'Shift+Tab');
  await expect(sheet).toBeVisible();
  await expect.poll(() => focusState(page)).toBe('seen');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => focusState(page)).toBe('seen');
});

test('an article is searched, read and left by the keyboard alone', async ({ app }) => {
  const { page } = app;
  await app.open(SCREENS.service);
  await expect(page).toHaveTitle(/^Help and service/u);
  await press(page, page.getByRole('link', { name: /^Help/u }));
  await expectArrival(page, 'Help');
  const field = page.getByRole('searchbox');
  await tabTo(page, field);
  await page.keyboard.type('withdrawal fee');
  const found = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(found.first()).toContainText('Withdrawing');
  await press(page, found.first());
  await expectArrival(page, /./u);
  await expect(page.getByText('You need a verified identity')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Back', exact: true }), 'Shift+Tab');
  await expect(field).toHaveValue('withdrawal fee');
  await expect.poll(() => focusState(page)).toBe('seen');
  await press(page, page.getByRole('button', { name: 'Clear' }));
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});
