import type { Page } from '@playwright/test';
import { expect, expectMessage, pastDoubleTap, test, WIRE, type App } from './app';
import { failNextCalls } from './lost-calls';
import { ETHEREUM, fillAddress, NEW_ADDRESS } from './money-refusal-steps';

const LIST = '/pages/bankcard/index';
const ADD_ADDRESS = '/pages/bankcard/add';
const ADD_CARD = '/pages/bankcard/addbank';
const FROM_WITHDRAWAL = '?from=%2Fpages%2Fassets%2Fwithdraw&currency=3';
const CODE = 'Code from the authenticator app';
const TON = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs';

const tap = async (page: Page, name: string | RegExp): Promise<void> => {
  await pastDoubleTap(page);
  await page.getByRole('button', { name }).click();
};

const pick = async ({ page, sheet }: App, field: RegExp, option: RegExp): Promise<void> => {
  await tap(page, field);
  await sheet.getByRole('button', { name: option }).click();
  await expect(sheet).toBeHidden();
};

/** Types a code, which is sent once it is complete. */
const typeCode = async (page: Page, field: string, code: string): Promise<void> => {
  await page.getByRole('textbox', { name: field }).focus();
  await page.keyboard.type(code);
};

test('an address added from the list leads back to the list', async ({ app }) => {
  const { page, sheet } = app;
  await app.signIn('trader');
  await app.open('/pages/user/set');
  await app.open(LIST);
  await page.getByRole('link', { name: 'Add address' }).click();
  await pick(app, /^Currency/u, /USDT/u);
  await pick(app, /^Network/u, /ERC20/u);
  await page.getByLabel('Address', { exact: true }).fill(ETHEREUM);
  await tap(page, 'Continue');
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: 'Save address' }).click();
  await expect(page).toHaveURL(new RegExp(`#${LIST}$`, 'u'));
  await expect(page.getByText(/0xdAC1/u).first()).toBeVisible();
  // The form is behind: Back leads to what came before the list.
  await page.goBack();
  await expect(page).toHaveURL(/#\/pages\/user\/set$/u);
});

test('a form opened by its address leads to the list once it has saved, and not out of the app', async ({
  app,
}) => {
  const { page, sheet } = app;
  // What was open before the app.
  await page.goto('about:blank#elsewhere');
  await page.goto(`./?mock=persona:trader#${NEW_ADDRESS}`);
  await fillAddress(app);
  await tap(page, 'Continue');
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: 'Save address' }).click();
  await expect(page).toHaveURL(new RegExp(`#${LIST}$`, 'u'));
  await expect(page.getByText(/0xdAC1/u).first()).toBeVisible();
});

/** Sets up an authenticator app, so that destinations need its code. */
const setAuthenticator = async ({ page, open }: App): Promise<void> => {
  await open('/pages/user/authenticator');
  await tap(page, 'Set up authenticator');
  await typeCode(page, 'Enter the code that the app shows', '111111');
  await expect(page.getByText('Your authenticator is on')).toBeVisible();
};

test(
  'an address is warned about, read back and saved once, by the code of the authenticator; chosen, and deleted',
  WIRE,
  async ({ app }) => {
    const { page, sheet } = app;
    await app.signIn('trader');
    await setAuthenticator(app);
    await app.open(`${LIST}${FROM_WITHDRAWAL}`);
    await page.getByRole('link', { name: 'Add address' }).click();
    // The currency of the withdrawal is chosen already.
    await expect(page.getByRole('button', { name: /^Currency/u })).toContainText('USDT');
    await pick(app, /^Network/u, /TRC20/u);
    await page.getByLabel('Address', { exact: true }).fill(` ${TON} `);
    await expect(page.getByText('This looks like an address on TON, not on TRC20.')).toBeVisible();
    await pick(app, /^Network/u, /^TON.*Fee 0\.50 USDT/u);
    await expect(page.getByText('This looks like an address on')).toBeHidden();
    await page.getByLabel('Label (optional)').fill('Exchange');
    // What is typed outlives a reload.
    await page.reload();
    await expect(page.getByLabel('Label (optional)')).toHaveValue('Exchange');
    await tap(page, 'Continue');
    await tap(page, 'Continue');
    await expect(page.getByText('Enter the memo that the receiving side shows.')).toBeVisible();
    await page.getByLabel('Memo / tag').fill('48213');
    await tap(page, 'Continue');
    const check = sheet.filter({ hasText: 'Check the address' });
    for (const part of ['EQCx', '_sDs', 'TON', '48213'])
      await expect(check.getByText(part, { exact: true })).toBeVisible();
    await tap(page, 'Save address');
    await typeCode(page, CODE, '000000');
    await expect(page.getByText('This code is wrong.')).toBeVisible();
    // The reply to the second try is lost: the list says that it was saved.
    await failNextCalls(app, 'savePayoutMethod', 'afterCommit', { kind: 'network-error' });
    await expect(page.getByRole('textbox', { name: CODE })).toHaveValue('');
    await typeCode(page, CODE, '111111');
    await expectMessage(app, 'Address saved');
    await expect(page).toHaveURL(/assets\/withdraw\b/u);

    await app.open(`${LIST}${FROM_WITHDRAWAL}`);
    await expect(page.getByRole('heading', { name: 'Exchange' })).toHaveCount(1);
    await tap(page, 'Use this address');
    await expect(page).toHaveURL(/assets\/withdraw\b/u);
    await page.goBack();
    await app.open(LIST);
    await tap(page, /whole address/u);
    await expect(page.getByText('_sDs', { exact: true })).toBeVisible();
    await tap(page, /^Delete/u);
    await expect(page.getByText('already under way to it continue')).toBeVisible();
    const refusal = { kind: 'refusal', key: 'address_delete_forbidden' };
    await failNextCalls(app, 'removePayoutMethod', 'beforeCommit', refusal);
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByText('belongs to another account')).toBeVisible();
    // Deleted here, the reply lost; the next try finds it gone, and the list is read again.
    await failNextCalls(app, 'removePayoutMethod', 'afterCommit', { kind: 'network-error' });
    await pastDoubleTap(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Save an address or a bank card here')).toBeVisible();
  },
);

test('a bank card: another name, a wrong IBAN, a known number; nothing in the demo account', async ({
  app,
}) => {
  const { page, sheet } = app;
  await app.signIn('trader');
  await app.open(ADD_ADDRESS);
  await page.getByLabel('Address', { exact: true }).fill(ETHEREUM);
  await app.open(ADD_CARD);
  await page.getByLabel('Account holder').fill('Ada Borg');
  await expect(page.getByText('Your verified name is')).toBeVisible();
  await page.getByLabel('Bank', { exact: true }).fill('Example Bank');
  await page.getByLabel('Card or account number').fill('DEMO NOT-PAYABLE 0004');
  await page.getByLabel('IBAN (optional)').fill('DE88 3704 0044 0532 0130 00');
  await expect(page.getByText('The check digits of this IBAN are wrong.')).toBeVisible();
  await page.getByLabel('IBAN (optional)').fill('DE89 3704 0044 0532 0130 00');
  await expect(page.getByText('The check digits of this IBAN are wrong.')).toBeHidden();
  await tap(page, 'Continue');
  await tap(page, 'Save card');
  await expect(page.getByText('This card or account is already saved.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Addresses and cards' })).toBeVisible();
  await page.getByLabel('Card or account number').fill('DEMO 0001');
  await tap(page, 'Continue');
  await expect(sheet.getByText('DE89370400440532013000')).toBeVisible();
  await tap(page, 'Save card');
  await expectMessage(app, 'Bank card saved');

  await app.open(`${LIST}?kind=bank`);
  await expect(page.getByText('•••• 0001')).toBeVisible();
  await app.open('/pages/user/switchAccount');
  await tap(page, 'Use demo account');
  await expectMessage(app, 'You are in your demo account');
  await app.open(ADD_ADDRESS);
  await expect(page.getByText('Your demo account has play money only.')).toBeVisible();
  await app.open(LIST);
  await page.getByRole('link', { name: 'Switch to live' }).click();
  await tap(page, 'Use live account');
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await app.open(ADD_ADDRESS);
  // The draft of the live account.
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(ETHEREUM);
});
