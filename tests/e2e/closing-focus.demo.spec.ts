import { expect, MORNING, test } from './app';

test('closed by keyboard, a position leaves the focus to the next one, and the last one to the heading', async ({
  app,
}) => {
  const { page, sheet } = app;
  await app.signIn('practice', MORNING);
  for (const lots of [1, 2]) {
    const order = { legal_id: 3, currency_id: 1, type: 1, share: lots, multiple: 10, status: 1 };
    const reply = await page.evaluate(async (body) => {
      const headers = {
        authorization: localStorage.getItem('token') ?? '',
        'content-type': 'application/json',
      };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch('/api/lever/submit', init)).text();
    }, order);
    expect(reply).toContain('"type":"ok"');
  }
  await app.open('/pages/contract/index?pair=BTC%2FUSDT');
  const cards = page.getByRole('tabpanel').getByRole('article');
  const close = cards.getByRole('button', { name: 'Close', exact: true });
  for (const left of [1, 0]) {
    await expect(cards).toHaveCount(left + 1);
    await close.first().press('Enter');
    await sheet.getByRole('button', { name: /^Close \d lots?$/u }).press('Enter');
    await expect(cards).toHaveCount(left);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(left > 0 ? close : page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});
