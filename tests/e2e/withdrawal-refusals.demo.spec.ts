import { SCREENS } from '../../src/domain/screens/screens';
import { REFUSALS } from '../../src/features/withdrawal/refusals';
import { expect, pastDoubleTap, test } from './app';
import { expectAt, expectBack, refuseNext } from './money-refusal-steps';
import { closeExplanationOf, pressButton, refusalText } from './refusal-steps';

/*
 * Each refusal of a withdrawal, forced by a fault. A unit test holds the table that says where each is shown against one
 * written by hand (src/features/withdrawal/refusals.test.ts).
 */

test('every refusal of a withdrawal stands at its place with its next step; nothing typed is lost', async ({
  app,
}) => {
  const { page, sheet } = app;
  await page.goto('./?mock=persona:banked,clock:2026-03-02T09:00Z,seed:7#/pages/assets/withdraw');
  await page.getByRole('radio', { name: 'Bank card' }).click();
  await page.getByRole('radio', { name: /0001/u }).click();
  const amount = page.getByLabel('Amount in USDT');
  await amount.fill('300');
  const password = sheet.getByLabel('Trade password');
  // Too many attempts lock the password for ten minutes: last.
  const { too_many_attempts: locked, ...others } = REFUSALS;
  for (const [key, { place, next }] of Object.entries({ ...others, too_many_attempts: locked })) {
    await pressButton(page.getByRole('main'), 'Withdraw 300.00 USDT');
    await refuseNext(app, 'submitWithdrawal', key);
    await pastDoubleTap(page);
    await password.fill('payme12');
    await pressButton(sheet, 'Withdraw 300.00 USDT');
    await closeExplanationOf(app, key);
    if (place === 'amount') await expectAt(amount, key);
    else if (place === 'stepUp')
      await expect(sheet.getByRole('textbox', { name: /authenticator/u })).toBeVisible();
    else if (place === 'destination')
      await expect(page.getByText(/^“Example Bank” is no longer saved\./u), key).toBeVisible();
    else await expect(page.getByText(refusalText(key)).first(), key).toBeVisible();
    // At the destination the link to add one is that of its kind.
    const path = next === 'payoutMethods' ? '/pages/bankcard/' : next && SCREENS[next];
    if (path !== undefined)
      await expect(page.locator(`a[href*="${path}"]:visible`).last(), key).toBeVisible();
    // From then on it is the first thing that stands against a withdrawal, as long as the page remembers it.
    if (key === 'account_frozen') {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listitem').getByRole('heading').first()).toHaveText(
        'Your account is frozen',
      );
      await page.reload();
    }
    await expectBack(app, amount, '300');
  }
  expect(await app.mock({ command: 'audit' })).toEqual([]);
});
