import type { Locator } from '@playwright/test';
import { expect, expectMessage, pastDoubleTap, test, type App } from './app';

const WITHDRAW = '/pages/assets/withdraw';

/** Opens the sheet that sends 60 USDT to the chosen destination. */
const review = async ({ page, sheet }: App): Promise<void> => {
  await page.getByLabel('Amount in USDT').fill('60');
  await pastDoubleTap(page);
  await page.getByRole('button', { name: 'Withdraw 60.00 USDT' }).click();
  await expect(sheet.getByLabel('Trade password')).toBeVisible();
};

/** Expects each text in the form, and beside the destination in the sheet, which it closes again. */
const expectInBoth = async (app: App, ...texts: readonly RegExp[]): Promise<void> => {
  const { page, sheet } = app;
  const expectIn = async (place: Locator): Promise<void> => {
    for (const text of texts) await expect(place.getByText(text)).toBeVisible();
  };
  await expectIn(page.getByRole('main'));
  await review(app);
  await expectIn(sheet);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
};

/** Saves an address on TRC20 for the withdrawal, which gets it as its destination. */
const addAddress = async (app: App, address: string): Promise<void> => {
  const { page, sheet } = app;
  await page.getByRole('radio', { name: 'Crypto wallet' }).click();
  await page.getByRole('link', { name: 'Add an address' }).click();
  await page.getByRole('button', { name: /^Network/u }).click();
  await sheet.getByRole('button', { name: /TRC20/u }).click();
  await page.getByLabel('Address', { exact: true }).fill(address);
  await page.getByRole('button', { name: 'Continue' }).click();
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: 'Save address' }).click();
  await expectMessage(app, 'Address saved');
};

test('where the money is sent, every part of the destination is shown, and every warning about it', async ({
  app,
}) => {
  const { page, sheet } = app;
  await page.goto(`./?mock=persona:banked,clock:2026-03-02T09:00Z,seed:7#${WITHDRAW}`);

  await test.step('a card in another name, with a mistyped IBAN', async () => {
    await page.getByRole('radio', { name: 'Bank card' }).click();
    await page.getByRole('link', { name: 'Add a bank card' }).click();
    const parts = {
      'Account holder': 'Ada Borg',
      Bank: 'Example Bank',
      'Card or account number': 'DEMO 0011',
      'Branch (optional)': 'Harbour',
      'Branch location (optional)': 'Pier 4, Oslo',
      'SWIFT/BIC (optional)': 'EXMPNO22',
      'IBAN (optional)': 'DE88 3704 0044 0532 0130 00',
    };
    for (const [label, text] of Object.entries(parts))
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Continue' }).click();
    await pastDoubleTap(page);
    await sheet.getByRole('button', { name: 'Save card' }).click();
    await expect(page.getByRole('radio', { name: /0011/u })).toBeChecked();
    await expectInBoth(
      app,
      /^Your verified name is Ada Berg\./u,
      /^The check digits of this IBAN are wrong\./u,
    );
    await review(app);
    for (const text of ['DE88370400440532013000', 'EXMPNO22', 'Harbour', 'Pier 4, Oslo'])
      await expect(sheet.getByText(text, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('addresses: of no known form, mistyped, of another network', async () => {
    await page.getByRole('radio', { name: 'Crypto wallet' }).click();
    await expectInBoth(app, /^This does not look like an address on TRC20\./u);
    await addAddress(app, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLjt6');
    await expectInBoth(app, /^The check digits of this address are wrong/u);
    await addAddress(app, '0xdAC17F958D2ee523a2206206994597C13D831ec7');
    await expectInBoth(app, /^This looks like an address on ERC20.*not on TRC20\./u);
  });
});

test('a destination that was deleted in another tab is named as such, and another one can be chosen', async ({
  app,
}) => {
  const { page, sheet } = app;
  await page.goto(`./?mock=persona:banked,clock:2026-03-02T09:00Z,seed:7#${WITHDRAW}`);
  await addAddress(app, '0xdAC17F958D2ee523a2206206994597C13D831ec7');
  await review(app);
  const other = await page.context().newPage();
  await other.goto('./#/pages/bankcard/index');
  // The newest first.
  await other
    .getByRole('button', { name: /^Delete/u })
    .first()
    .click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByText('Deleted.')).toBeVisible();
  await other.close();
  await pastDoubleTap(page);
  await sheet.getByLabel('Trade password').fill('payme12');
  await sheet.getByRole('button', { name: 'Withdraw 60.00 USDT' }).click();
  await expect(page.getByText(/^“0xdAC17F…3D831ec7” is no longer saved\./u)).toBeVisible();
  await expect(page.getByRole('radio', { name: /0xdAC17F/u })).toHaveCount(0);
  await page.getByRole('radio', { name: /TDEMO-NO…BLE-0003/u }).click();
  await expect(page.getByText(/is no longer saved/u)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Withdraw 60.00 USDT' })).toBeEnabled();
});

test('an address that is saved already leads to the saved ones, and from there back to the withdrawal', async ({
  app,
}) => {
  const { page, sheet } = app;
  await page.goto(`./?mock=persona:banked,clock:2026-03-02T09:00Z,seed:7#${WITHDRAW}`);
  await page.getByRole('radio', { name: 'Crypto wallet' }).click();
  await page.getByRole('link', { name: 'Add an address' }).click();
  await page.getByRole('button', { name: /^Network/u }).click();
  await sheet.getByRole('button', { name: /TRC20/u }).click();
  await page.getByLabel('Address', { exact: true }).fill('TDEMO-NOT-PAYABLE-0003');
  await page.getByRole('button', { name: 'Continue' }).click();
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('This withdrawal address already exists.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Addresses and cards' }).click();
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('radio', { name: /BLE-0003/u })).toBeChecked();
  await expect(page).toHaveURL(/assets\/withdraw$/u);
});
