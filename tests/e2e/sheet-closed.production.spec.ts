import { type App, expect, MORNING, pastDoubleTap, test } from './app';

/** Forms that are confirmed in a sheet: where they are, the field, their button, and the call that sends. */
const FORMS = [
  {
    path: '/pages/contract/index',
    field: 'Lots',
    value: '1',
    button: /^Long/u,
    call: 'lever/submit',
  },
  {
    path: '/pages/coin/index',
    field: 'Amount in BTC',
    value: '0.01',
    button: /^Buy .*BTC/u,
    call: 'coin/trade',
  },
  {
    path: '/pages/InterestTreasure/detail?id=1',
    field: 'Amount in USDT',
    value: '1000',
    button: /^Deposit/u,
    call: 'lh/deposit',
  },
  {
    path: '/pages/assets/transfer',
    field: 'Amount',
    value: '100',
    button: /^Transfer/u,
    call: 'wallet/change',
  },
] as const;

/** The button of each sheet that sends. */
const CONFIRM = /^(?:Buy|Open|Deposit|Transfer) /u;

const buttonOf = ({ page }: App, name: RegExp) =>
  page.getByRole('main').getByRole('button', { name });

for (const { path, field, value, button, call } of FORMS)
  test(`${path}: a form is busy while its command is sent, also once its sheet is closed`, async ({
    app,
  }) => {
    const { page, sheet } = app;
    await app.signIn('practice', MORNING);
    await app.open(path);
    await page.getByRole('textbox', { name: field }).fill(value);
    await pastDoubleTap(page);
    await buttonOf(app, button).click();
    const arrived = Promise.withResolvers<void>();
    await page.route(`**/api/${call}`, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await pastDoubleTap(page);
    await sheet.getByRole('button', { name: CONFIRM }).click();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(buttonOf(app, button)).toHaveAttribute('aria-busy', 'true');
    arrived.resolve();
    await expect(buttonOf(app, button)).not.toHaveAttribute('aria-busy');
  });
