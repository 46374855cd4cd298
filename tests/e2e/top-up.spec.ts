import { closeSheet, expect, expectMessage, pastDoubleTap, test, WIRE, type App } from './app';
import { checkAgainAfterTimeout, failNextCalls } from './lost-calls';
import { picture } from './picture';

/** What a review of a payment takes in the demo, in seconds. */
const REVIEW_SECONDS = 15;
const REPORT_ON_TRC20 = '/pages/assets/topup?currency=3&channel=1&step=report';
const RECORDS = '/pages/assets/topupOrder';

const report = async ({ page }: App): Promise<void> => {
  await pastDoubleTap(page);
  await page.getByRole('button', { name: /^Report/u }).click();
};

const rows = ({ page }: App, amount: string) =>
  page.getByRole('button', { name: new RegExp(`${amount} USDT`, 'u') });

test(
  'over a network with a memo: left for another app, reported with a screenshot, credited once',
  WIRE,
  async ({ app }) => {
    const { page } = app;
    await app.signIn('trader');
    await app.open('/pages/assets/topup');

    await test.step('no address before the network is chosen and the memo noted', async () => {
      await page.getByRole('link', { name: /^USDT/u }).click();
      await page.getByRole('link', { name: /^TON/u }).click();
      await expect(page.getByText(/^Without this memo your payment is lost/u)).toBeVisible();
      await expect(page.getByText(/DEMO-NOT-PAYABLE/u)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
      await page.getByRole('checkbox', { name: /I will enter the memo/u }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Send only USDT on TON. Anything else is lost.')).toBeVisible();
      await expect(page.getByRole('img', { name: 'QR code of the address' })).toBeVisible();
      await expect(page.getByText('Less than 5 USDT is not credited.')).toBeVisible();
    });

    await test.step('Back goes a step back, and what was done stays', async () => {
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page.getByRole('checkbox', { name: /I will enter/u })).toBeChecked();
      await page.goForward();
      await page.getByRole('link', { name: 'I have paid' }).click();
    });

    await test.step('amount and screenshot outlive a reload and another app', async () => {
      await report(app);
      await expect(page.getByLabel('Amount in USDT')).toBeFocused();
      await page.getByRole('button', { name: '250 USDT' }).click();
      await failNextCalls(app, 'uploadFile', 'beforeCommit', { kind: 'network-error' });
      await page
        .getByLabel('Choose a picture')
        .setInputFiles(await picture(page, 'payment.jpg', 'teal'));
      await expect(page.getByRole('button', { name: 'Upload payment.jpg again' })).toBeVisible();
      await page.reload();
      const isBrokenOff = page.getByText('The upload of payment.jpg was interrupted.');
      await expect(isBrokenOff).toBeVisible();
      await page
        .getByLabel('Choose a picture')
        .setInputFiles(await picture(page, 'payment.jpg', 'teal'));
      await expect(page.getByText('payment.jpg: Uploaded.')).toBeAttached();
      await expect(isBrokenOff).toHaveCount(0);
      const copies = () =>
        page.evaluate(() =>
          Object.keys(window.sessionStorage).filter((key) => key.endsWith(':picture')),
        );
      await expect.poll(copies).toHaveLength(1);
      await page.getByRole('button', { name: 'Remove payment.jpg' }).click();
      await expect(page.getByText('payment.jpg: Uploaded.')).toHaveCount(0);
      // Nothing is left that signing out would ask about.
      await expect.poll(copies).toEqual([]);
      await page
        .getByLabel('Choose a picture')
        .setInputFiles(await picture(page, 'receipt.jpg', 'teal'));
      await expect(page.getByText('receipt.jpg: Uploaded.')).toBeAttached();
      await expect.poll(copies).toHaveLength(1);
      await page.reload();
      await expect(page.getByText('receipt.jpg is uploaded')).toBeVisible();
      await expect(page.getByAltText('receipt.jpg')).toBeVisible();
      await expect(page.getByLabel('Amount in USDT')).toHaveValue('250');
    });

    await test.step('a phone closes the tab meanwhile: the top-up is still there to continue', async () => {
      await page.evaluate(() => window.sessionStorage.clear());
      await app.open('/pages/assets/topup');
      await page.getByRole('link', { name: /^Continue your top-up/u }).click();
      await expect(page.getByRole('checkbox', { name: /I will enter/u })).toBeChecked();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('link', { name: 'I have paid' }).click();
      await expect(page.getByLabel('Amount in USDT')).toHaveValue('250');
      await expect(page.getByText('receipt.jpg is uploaded')).toBeVisible();
    });

    await test.step('a reply that is lost after it went through: looked up, sent once', async () => {
      await failNextCalls(app, 'submitTopUp', 'afterCommit', { kind: 'network-error' });
      await report(app);
      await expect(page.getByText('Your top-up is under review')).toBeVisible();
      await expect(page.getByText('250.00 USDT · TON')).toBeVisible();
      await page.getByRole('link', { name: 'Show this top-up' }).click();
      await expect(app.sheet.getByText(/^Expected by/u)).toBeVisible();
      await expect(app.sheet.getByText('Attached')).toBeVisible();
    });

    await test.step('it is credited once, and nothing is left of the form', async () => {
      await app.mock({ command: 'advance', seconds: REVIEW_SECONDS });
      await expectMessage(app, '250.00 USDT credited');
      await expect(app.sheet.getByText(/^Expected by/u)).toHaveCount(0);
      await app.open(`${RECORDS}?status=success`);
      await expect(rows(app, '250.00')).toHaveCount(1);
      await app.open('/pages/assets/topup?currency=3&channel=8&step=report');
      await expect(page.getByLabel('Amount in USDT')).toHaveValue('');
      expect(await app.mock({ command: 'audit' })).toEqual([]);
    });
  },
);

test('refused, unknown, failed and reported again; the demo account leads to the live one', async ({
  app,
}) => {
  const { page, sheet } = app;
  await page.goto(`./?mock=persona:reviewing#${REPORT_ON_TRC20}`);

  await test.step('a refusal stands at its place with its next step; the form stays', async () => {
    await page.getByLabel('Amount in USDT').fill('7777.06');
    await report(app);
    await expect(page.getByText('The quantity is below the minimum. Enter more.')).toBeVisible();
    await page.getByLabel('Amount in USDT').fill('7777.11');
    await report(app);
    await expect(page.getByRole('link', { name: 'Ask customer service' })).toBeVisible();
    await expect(page.getByLabel('Amount in USDT')).toHaveValue('7,777.11');
    await page.getByLabel('Amount in USDT').fill('120');
    await expect(page.getByRole('link', { name: 'Ask customer service' })).toHaveCount(0);
  });

  await test.step('a report that never arrived is known as such once it cannot arrive', async () => {
    await failNextCalls(app, 'submitTopUp', 'beforeCommit', { kind: 'network-error' });
    await report(app);
    await expect(sheet.getByText(/^We do not know yet/u)).toBeVisible();
    await pastDoubleTap(page);
    await closeSheet(app);
    await app.open('/pages/index/index');
    await app.mock({ command: 'advance', seconds: 11 });
    await page.getByRole('button', { name: 'Check it' }).click();
    await checkAgainAfterTimeout(app, page.getByText(/^This was not carried out/u));
    await closeSheet(app);
    await app.open(RECORDS);
    await expect(rows(app, '600.00')).toBeVisible();
    await expect(rows(app, '120.00')).toHaveCount(0);
  });

  await test.step('a failed one says why, and is reported again with its form filled in', async () => {
    await page.getByRole('radio', { name: 'Failed' }).click();
    await rows(app, '300.00').click();
    await expect(sheet.getByText('No such payment was found.')).toBeVisible();
    await sheet.getByRole('link', { name: 'Report again' }).click();
    await expect(page.getByLabel('Amount in USDT')).toHaveValue('300.00');
    await expect(page.getByText('Screenshot of the first report is uploaded')).toBeVisible();
    await page.getByLabel(/^Transaction ID/u).fill('mended-0001');
    await report(app);
    await expect(page.getByText('Your top-up is under review')).toBeVisible();
    await app.mock({ command: 'advance', seconds: REVIEW_SECONDS });
    await expectMessage(app, '300.00 USDT credited');
  });

  await test.step('the demo account has no form', async () => {
    await app.open('/pages/user/switchAccount');
    await page.getByRole('button', { name: 'Use demo account' }).click();
    await expectMessage(app, /demo account/iu);
    await app.open('/pages/assets/topup');
    await page.getByRole('link', { name: 'Switch to live' }).click();
    await page.getByRole('button', { name: 'Use live account' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Use live account' }).click();
    await page.getByRole('link', { name: 'Back to Top up' }).click();
    await expect(page.getByText('Choose a currency')).toBeVisible();
  });
});
