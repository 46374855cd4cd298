import { servicePath } from '../../src/domain/screens/service-path';
import { expect, expectMessage, test } from './app';

const CONTACTS = [
  { id: 1, name: 'WhatsApp', url: 'https://wa.me/15551234567' },
  { id: 2, name: 'Telegram', url: 'https://t.me/quayside_help' },
  { id: 3, name: 'Chat', url: 'https://chat.quayside.com/new' },
];

test('a contact opens with the text of the case, or has it copied where its address takes none', async ({
  app,
  context,
}) => {
  const { page } = app;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/api/news/getkf?*', (route) =>
    route.fulfill({ json: { type: 'ok', message: CONTACTS } }),
  );
  // Nothing outside of the app is asked.
  await context.route(/^https:/u, (route) => route.fulfill({ body: 'a chat' }));
  await app.signIn('trader');
  await app.open(servicePath('payment'));
  const text = page.getByText(/^My payment is late/u);
  await expect(text).toContainText(/User number: \d+/u);
  for (const name of ['WhatsApp', 'Telegram']) {
    const link = page.getByRole('link', {
      name: new RegExp(`^${name}, .+Opens with your text`, 'u'),
    });
    // The time in the text goes on.
    const isCarried = async (): Promise<boolean> => {
      const url = new URL((await link.getAttribute('href')) ?? '');
      return url.searchParams.get('text') === (await text.innerText());
    };
    await expect.poll(isCarried, name).toBe(true);
  }
  const chat = page.getByRole('link', { name: /^Chat, chat\.quayside\.com\. Opening it copies/u });
  await expect(chat).toHaveAttribute('href', 'https://chat.quayside.com/new');
  const opened = page.waitForEvent('popup');
  await chat.click();
  await (await opened).close();
  await expectMessage(app, 'Text copied.');
  await page.bringToFront();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^My payment is late\. Please check it\.\nUser number: \d+/u);
});

test('without a case a contact takes no text and copies none', async ({ app }) => {
  const { page } = app;
  await page.route('**/api/news/getkf?*', (route) =>
    route.fulfill({ json: { type: 'ok', message: CONTACTS } }),
  );
  await app.signIn('trader');
  await app.open('/pages/kefu/index');
  const link = page.getByRole('link', { name: /^WhatsApp, wa\.me/u });
  await expect(link).toHaveAttribute('href', 'https://wa.me/15551234567');
  await expect(page.getByText(/copies your text|Opens with your text/u)).toHaveCount(0);
});
