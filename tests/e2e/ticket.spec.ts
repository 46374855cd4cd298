import { expect, test } from './app';

const WRONG = 'Use digits and at most two decimals';

/** Text typed or pasted into the stake, and the profit on the buttons: 80 % less the fee of 0.2 %. */
const READ = [
  // 100 x 80 % - 0.20 = 79.80
  ['１００', '100', '+79.80'],
  ['100 USDT', '100', '+79.80'],
  ['\u200F100\u200E', '100', '+79.80'],
  // 12.5 x 80 % = 10.00, less 0.03 (0.025 rounded up) = 9.97
  ['12,5', '12.5', '+9.97'],
  // 1234.5 x 80 % = 987.60, less 2.47 (2.469 rounded up) = 985.13
  ['1.234,50', '1,234.50', '+985.13'],
] as const;

const REFUSED = [
  ['-50', 'Enter more than 0'],
  ['0', 'Enter more than 0'],
  ['1e3', WRONG],
  ['12.345', WRONG],
  ['fifty', WRONG],
  ['3k', WRONG],
] as const;

test('the stake parses common notations, and keeps invalid text with an error', async ({ app }) => {
  const { page, stake } = app;
  await app.signIn('practice');
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  const up = page.getByRole('button', { name: /^Up/u });
  for (const [typed, shown, gain] of READ) {
    await stake.fill(typed);
    await stake.blur();
    await expect(stake).toHaveValue(shown);
    await expect(up).toContainText(gain);
    await expect(up).toBeEnabled();
  }
  for (const [typed, text] of REFUSED) {
    await stake.fill('');
    await stake.pressSequentially(typed);
    await stake.blur();
    await expect(stake).toHaveValue(typed);
    await expect(page.getByText(text)).toBeVisible();
    await expect(up).toBeDisabled();
  }
  // Chips and steps still replace it.
  await page.getByRole('button', { name: '25% of your balance' }).click();
  await expect(stake).toHaveValue('2,500');
});

test('touch opens the app’s number pad; its input can be edited by keyboard', async ({ app }) => {
  const { page, stake } = app;
  await app.signIn('practice');
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  await expect(stake).toHaveAttribute('inputmode', 'none');
  await stake.click();
  const pad = page.getByRole('group', { name: 'Number pad' });
  for (const key of ['1', '2', 'Decimal mark', '5', '0', '9'])
    await pad.getByRole('button', { name: key, exact: true }).click();
  await expect(stake).toHaveValue('12.50');
  // 12.50 x 80 % = 10.00, less 0.03 = 9.97: visible while typing.
  await expect(page.getByRole('button', { name: /^Up/u })).toContainText('+9.97');
  await expect(page.getByRole('button', { name: /^Up/u })).toBeInViewport({ ratio: 1 });
  await stake.press('End');
  await stake.press('Backspace');
  await expect(stake).toHaveValue('12.5');
  await page.getByRole('button', { name: '500 USDT', exact: true }).click();
  await expect(stake).toHaveValue('500');
  await page.goBack();
  await expect(pad).toBeHidden();
  await expect(stake).toHaveValue('500');
});
