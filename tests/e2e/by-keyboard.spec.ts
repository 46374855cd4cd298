import { expect, expectMessage, signInByMorning, test, type App } from './app';
import { escapeTo, expectFocusIn, pressOn, tabTo, typeInto } from './keyboard';

const amountIn = ({ page }: App) => page.getByLabel('Amount in USDT');

/** After another screen has come, the focus is on it. */
const expectFocusOnScreen = ({ page }: App): Promise<void> =>
  expect(page.locator('body')).not.toBeFocused();

test('savings by keyboard alone: product, deposit, record, early redemption', async ({ app }) => {
  const { page, sheet, mock } = app;
  await signInByMorning(app, 'practice');
  await app.open('/pages/InterestTreasure/index');
  await pressOn(app, page.getByRole('link', { name: /^USDT · 7 days/u }));
  await expect(page).toHaveURL(/detail\?id=1$/u);
  await expect(amountIn(app)).toBeVisible();
  await expectFocusOnScreen(app);
  await typeInto(app, amountIn(app), '1000');
  const deposit = page.getByRole('button', { name: 'Deposit 1,000.00 USDT' });
  await pressOn(app, deposit);
  await expect(sheet.getByText('Confirm deposit')).toBeVisible();
  await expectFocusIn(sheet);
  await escapeTo(app, deposit);
  await pressOn(app, deposit);
  await expect(sheet.getByText('Confirm deposit')).toBeVisible();
  await pressOn(app, sheet.getByRole('button', { name: 'Deposit 1,000.00 USDT' }));
  await expectMessage(app, 'Deposit sent');
  await expect(sheet.getByText('The deposit is being reviewed.', { exact: false })).toBeVisible();
  await expectFocusIn(sheet);
  // The record, once it is approved.
  await mock({ command: 'advance', seconds: 60 });
  await expect(sheet.getByText('0 of 7 paid')).toBeVisible();
  await expectFocusIn(sheet);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expectFocusOnScreen(app);
  const row = page.getByRole('button', { name: /1,000\.00 USDT/u });
  await pressOn(app, row);
  await expectFocusIn(sheet);
  await escapeTo(app, row);
  await page.keyboard.press('Enter');
  const redeem = sheet.getByRole('button', { name: 'Redeem early' });
  await pressOn(app, redeem);
  const send = sheet.getByRole('button', { name: 'Redeem, 999.30 USDT back' });
  await expect(send).toBeVisible();
  await expectFocusIn(sheet);
  // Escape leads back to the record.
  await page.keyboard.press('Escape');
  await expect(send).toHaveCount(0);
  await expectFocusIn(sheet);
  await pressOn(app, redeem);
  await pressOn(app, send);
  await expectMessage(app, '999.30 USDT is back in your spot account');
  await expect(sheet.getByText('Ended early').first()).toBeVisible();
  await expectFocusIn(sheet);
  await escapeTo(app, row);
});

test('a loan by keyboard alone: application, record, repayment', async ({ app }) => {
  const { page, sheet, mock } = app;
  await signInByMorning(app, 'practice');
  await app.open('/pages/loan/index');
  await pressOn(app, page.getByRole('link', { name: 'Details: 7 days' }));
  await expect(amountIn(app)).toBeVisible();
  await expectFocusOnScreen(app);
  await typeInto(app, amountIn(app), '500');
  const apply = page.getByRole('button', { name: 'Apply for 500.00 USDT' });
  await pressOn(app, apply);
  await expect(sheet.getByText('Total due')).toBeVisible();
  await expectFocusIn(sheet);
  await escapeTo(app, apply);
  await pressOn(app, apply);
  await pressOn(app, sheet.getByRole('button', { name: 'Apply for 500.00 USDT' }));
  await expect(
    sheet.getByText('Your application is being reviewed.', { exact: false }),
  ).toBeVisible();
  await expectFocusIn(sheet);
  await mock({ command: 'advance', seconds: 40 });
  await expect(amountIn(app)).toBeVisible();
  await expectFocusIn(sheet);
  await typeInto(app, amountIn(app), '100');
  const repay = sheet.getByRole('button', { name: 'Repay 100.00 USDT' });
  await pressOn(app, repay);
  const confirm = page.getByRole('dialog', { name: 'Check your repayment' });
  await expect(confirm).toBeVisible();
  await expectFocusIn(confirm);
  await page.keyboard.press('Escape');
  await expect(confirm).toHaveCount(0);
  await expect(amountIn(app)).toHaveValue('100');
  await expectFocusIn(sheet);
  await pressOn(app, repay);
  await pressOn(app, confirm.getByRole('button', { name: 'Repay 100.00 USDT' }));
  await expect(sheet.getByText('−100.00 USDT')).toBeVisible();
  await expectFocusIn(sheet);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expectFocusOnScreen(app);
});

test('a project by keyboard alone: terms, subscription, receipt', async ({ app }) => {
  const { page, sheet } = app;
  await signInByMorning(app, 'practice');
  await app.open('/pages/project/index');
  await pressOn(app, page.getByRole('link', { name: /Lighthouse.*Open/u }));
  const units = page.getByLabel('Units', { exact: true });
  await expect(units).toBeVisible();
  await expectFocusOnScreen(app);
  await typeInto(app, units, '101');
  const subscribe = page.getByRole('button', { name: 'Subscribe for 134.64 USDT' });
  await pressOn(app, subscribe);
  await expect(sheet.getByText('Confirm subscription')).toBeVisible();
  await expectFocusIn(sheet);
  await escapeTo(app, subscribe);
  await pressOn(app, subscribe);
  await pressOn(app, sheet.getByRole('button', { name: 'Subscribe for 134.64 USDT' }));
  const receipt = page.getByRole('dialog', { name: /^Subscription P/u });
  await expect(receipt).toBeVisible();
  await expectFocusIn(receipt);
  await tabTo(app, receipt.getByRole('link', { name: 'All subscriptions' }));
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expectFocusOnScreen(app);
});
