import { SCREENS } from '../../src/domain/screens/screens';
import { expect, pastDoubleTap, test } from './app';

const WITHDRAWAL = 'Withdrawing: conditions, fees and review';

test('help is found in spite of a typing mistake, and what is not found leads to a person', async ({
  app,
}) => {
  const { page } = app;
  await app.open('/pages/service/index');
  await page.getByRole('link', { name: /^Help/u }).click();
  await expect(page.getByRole('heading', { name: 'Money in and out' })).toBeVisible();

  const field = page.getByRole('searchbox');
  await field.fill('witdrawal fee');
  const found = page.getByRole('main').getByRole('listitem');
  await expect(found.first()).toContainText(WITHDRAWAL);
  // By its text alone, which no title has.
  await field.fill('gambling helplne');
  await expect(found.getByText('Limits, and trading responsibly')).toBeVisible();
  await found.getByText('Limits, and trading responsibly').click();

  // Back leads to the same results.
  await expect(page.getByText('Updated 2026-')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Trading limits' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(field).toHaveValue('gambling helplne');

  await field.fill('qqqzzz');
  await expect(page.getByText('Nothing found for “qqqzzz”.')).toBeVisible();
  await page.getByRole('link', { name: 'Ask customer service' }).click();
  await expect(page.getByText('support.example.invalid')).toBeVisible();

  await app.open('/pages/help/detail?id=99');
  await expect(page.getByText('This article no longer exists.')).toBeVisible();
  await page.getByRole('link', { name: 'All help articles' }).click();
  await expect(page.getByRole('heading', { name: 'Money in and out' })).toBeVisible();
});

test('"What is this?" answers over the screen, and a record takes its facts to customer service', async ({
  app,
}) => {
  const { page, sheet } = app;
  await page.goto(
    './?mock=persona:banked,clock:2026-03-02T09:00Z,seed:7#/pages/assets/withdrawOrder',
  );
  const what = page.getByRole('button', { name: 'What is this?' });
  await what.click();
  await expect(sheet.getByRole('heading', { name: WITHDRAWAL })).toBeVisible();
  await expect(sheet.getByText('You need a verified identity')).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Withdrawals' })).toBeVisible();

  await app.open('/pages/kline/index?pair=BTC%2FUSDT');
  await what.click();
  await expect(sheet.getByRole('heading', { name: /^Reading the chart/u })).toBeVisible();
  await page.goBack();
  await page.goBack();

  await pastDoubleTap(page);
  await page.getByRole('button', { name: /500.00 USDT Paid/u }).click();
  await sheet.getByRole('link', { name: 'Get help with this' }).click();
  const message = page.locator('section', { hasText: 'Text for your message' });
  await expect(message).toContainText(/Withdrawals: \d+/u);
  await expect(message).toContainText(/Amount: [\d.,]+ USDT/u);
  // Who was paid, where, and how much: 500 without the fee of 2, at 0.92.
  await expect(message).toContainText('Account holder: Ada Berg');
  await expect(message).toContainText('Bank: Example Bank');
  await expect(message).toContainText('Card or account number: •••• 0001');
  await expect(message).toContainText('Your bank received: 458.16 EUR');

  // Somebody asks whether the account is frozen: every way leads on to help and to a person.
  await app.open('/pages/service/index');
  await page.getByRole('link', { name: 'Account frozen or locked' }).click();
  await expect(
    page.getByRole('heading', { name: 'Is your account frozen or locked?' }),
  ).toBeVisible();
  await expect(page.getByText('Your account is frozen')).toHaveCount(0);
  await expect(
    page.getByText(/^Is my account frozen or locked\? If so, please tell me/u),
  ).toBeVisible();
  // A server that names no topics.
  await app.mock({
    command: 'fault',
    operation: 'getNews',
    stage: 'beforeCommit',
    effect: { kind: 'missing-field', field: 'topic' },
    times: 100,
  });
  await page.getByRole('link', { name: /^Help/u }).click();
  await expect(page.getByRole('heading', { name: 'Money in and out' })).toBeVisible();

  await app.open('/pages/trade/index');
  await page.getByRole('button', { name: 'What is this?' }).click();
  await expect(sheet.getByText('There is no article about this screen yet.')).toBeVisible();
  await sheet.getByRole('link', { name: 'All help articles' }).click();
  await expect(page.getByRole('heading', { name: 'Money in and out' })).toBeVisible();
});

test('without a connection help says so, and nothing of prices that it does not show', async ({
  app,
}) => {
  const { page } = app;
  await app.open(SCREENS.help);
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await page.context().setOffline(true);
  const strip = page.locator('output', { hasText: 'You are offline.' });
  await expect(strip).toBeVisible();
  await expect(strip).not.toContainText(/price/iu);
  await page.context().setOffline(false);
  await expect(strip).toHaveCount(0);
});
