import { type App, confirmOrder, expect, expectMessage, MORNING, pastDoubleTap, test } from './app';

/** Tickets whose order is confirmed in a sheet: where they are, the field, their button, and the call that sends. */
const TICKETS = [
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
] as const;

const buttonOf = ({ page }: App, name: RegExp) =>
  page.getByRole('main').getByRole('button', { name });

for (const { path, field, value, button, call } of TICKETS)
  test(`${path}: an order whose sheet is closed while it is sent keeps its ticket busy`, async ({
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
    await confirmOrder(app);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(buttonOf(app, button)).toHaveAttribute('aria-busy', 'true');
    arrived.resolve();
    await expectMessage(app, 'Order placed');
    await expect(buttonOf(app, button)).not.toHaveAttribute('aria-busy');
  });
