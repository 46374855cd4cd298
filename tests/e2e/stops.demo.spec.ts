import { expect, test, type App } from './app';

const field = ({ page }: App, name: string) => page.getByRole('textbox', { name });

/** A ticket with its stops open and a limit price, from which they are measured. */
const openStops = async (app: App): Promise<void> => {
  const { page } = app;
  await app.signIn('trader');
  await app.open('/pages/contract/index?pair=BTC%2FUSDT');
  await page.getByRole('radio', { name: 'Limit', exact: true }).click();
  await page.getByRole('switch', { name: /Take profit and stop loss/u }).click();
};

test('a percent chip sets one stop, on its side of the entry price', async ({ app }) => {
  const { page } = app;
  await openStops(app);
  const up = page.getByRole('button', { name: '+2% Take profit' });
  // Nothing to measure from, and nothing filled in.
  await expect(up).toBeDisabled();
  await expect(field(app, 'Take profit')).toHaveValue('');
  await field(app, 'Limit price').fill('50000');
  await up.click();
  await expect(field(app, 'Take profit')).toHaveValue('51,000.00');
  await expect(field(app, 'Stop loss')).toHaveValue('');
  await page.getByRole('button', { name: '−5% Stop loss' }).click();
  await expect(field(app, 'Stop loss')).toHaveValue('47,500.00');
  await page.getByRole('radio', { name: 'Percent', exact: true }).click();
  await expect(field(app, 'Stop loss')).toHaveValue('5');
  await page.getByRole('button', { name: '−1% Stop loss' }).click();
  await expect(field(app, 'Stop loss')).toHaveValue('1');
  await expect(page.getByText(/^At 49,500.00, 1% away/u)).toBeVisible();

  await page.getByRole('radio', { name: 'Short', exact: true }).click();
  await page.getByRole('radio', { name: 'Price', exact: true }).click();
  await page.getByRole('button', { name: '+1% Stop loss' }).click();
  await expect(field(app, 'Stop loss')).toHaveValue('50,500.00');
});
