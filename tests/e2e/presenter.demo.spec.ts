import { expectAccessible } from '../support/page-checks';
import { expect, expectMessage, placeOrder, test } from './app';
import { goBackToCheckpoint, openPanel, question, section, startAfresh } from './presenter-steps';

// Without reduced motion, elements fading in behind the sheet would fail the contrast check.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Limit of each of several tries, in milliseconds. */
const TRY_MS = 1000;

test('a presenter signs a user in, stops the clock and resets the world', async ({ app }) => {
  const { page, sheet } = app;
  await app.open('/pages/index/index');
  await openPanel(app);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'trader' }).click();
  await expectMessage(app, 'Signed in as trader');
  await expect(page.getByRole('link', { name: 'Register' })).toHaveCount(0);
  await openPanel(app);
  await section(app, 'Clock').click();
  await sheet.getByRole('button', { name: 'Freeze' }).click();
  await expect(sheet.getByText('Time, frozen')).toBeVisible();
  const before = await app.mock({ command: 'freeze' });
  await sheet.getByRole('button', { name: '+1 min' }).click();
  await expect.poll(() => app.mock({ command: 'freeze' })).toBe(Number(before) + 60_000);
  await section(app, 'World').click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Start afresh' }).click();
  await expect(question(app, 'Start afresh?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(app, 'Start afresh?')).toBeHidden();
  // A second tap within half a second is ignored.
  await expect(async () => {
    await sheet.getByRole('button', { name: 'Start afresh' }).click();
    await expect(question(app, 'Start afresh?')).toBeVisible({ timeout: TRY_MS });
  }).toPass();
  await startAfresh(app);
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
});

test('a presenter reviews a user’s submissions', async ({ app }) => {
  const { page, sheet } = app;
  await app.signIn('unverified');
  // Resolves once the page's backend has started.
  await app.mock({ command: 'schedule' });
  const certify = await page.evaluate(async () => {
    const body = new URLSearchParams({
      real_type: '1',
      id_type: '1',
      name: 'Ada',
      surname: 'Review',
      card_id: 'L01X00T47',
    });
    const authorization = localStorage.getItem('token') ?? '';
    const reply = await fetch('/api/user/real_name', {
      method: 'POST',
      body,
      headers: { authorization },
    });
    const answer: unknown = await reply.json();
    return answer;
  });
  expect(certify).toEqual({ type: 'ok', message: 'submitted_for_review' });
  await openPanel(app);
  await section(app, 'Review').click();
  await expect(sheet.getByText(/Certification \d+/u)).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Approve' }).click();
  await expect(sheet.getByText(/Nothing is under review/u)).toBeVisible();
});

test('a presenter makes the next calls fail and moves the price', async ({ app }) => {
  const { sheet } = app;
  await app.open('/pages/market/index');
  await openPanel(app);
  await section(app, 'Market').click();
  await expectAccessible(app.page);
  await sheet.getByRole('radio', { name: 'Gap' }).click();
  await sheet.getByRole('radio', { name: '+5 %' }).click();
  await sheet.getByRole('button', { name: 'Move the price' }).click();
  await expectMessage(app, 'BTC/USDT: gap begins');
  await section(app, 'Network').click();
  await expectAccessible(app.page);
  await sheet.getByRole('radio', { name: '502' }).click();
  await sheet.getByRole('radio', { name: 'Until reload' }).click();
  await sheet.getByRole('button', { name: 'Let it happen' }).click();
  await expect(sheet.getByText(/^502/u).first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Clear all' }).click();
  await expect(sheet.getByText(/^200/u).first()).toBeVisible();
});

test('a presenter adds a fault to a call and to an event, sees both, and removes them one by one', async ({
  app,
}) => {
  const { page, sheet } = app;
  await app.open('/pages/market/index');
  await openPanel(app);
  await section(app, 'Network').click();
  await sheet.getByRole('button', { name: /^Call/u }).click();
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('user/login');
  await page.getByRole('button', { name: /logIn\b/u }).click();
  await sheet.getByRole('radio', { name: 'Arrives twice' }).click();
  await sheet.getByRole('radio', { name: 'Next 5' }).click();
  await sheet.getByRole('button', { name: 'Let it happen' }).click();
  await section(app, 'Socket').click();
  await sheet.getByRole('radio', { name: 'Silence' }).click();
  await sheet.getByRole('button', { name: 'Let it happen' }).click();
  const broken = page.getByRole('region', { name: 'What goes wrong now' });
  await expect(broken.getByRole('listitem')).toHaveText([
    /logIn.*duplicate-delivery, before, 5 left/u,
    // The fault may already have silenced the app's own socket.
    /Everything.*silent, on the socket, [01] left/u,
  ]);
  await expectAccessible(page);
  await broken.getByRole('button', { name: 'Remove' }).first().click();
  await expect(broken.getByRole('listitem')).toHaveText([/silent/u]);
  expect(await app.mock({ command: 'faults' })).toMatchObject([{ rule: { event: '*' } }]);
});

test('a presenter copies the recorded calls as a test', async ({ app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { page, sheet } = app;
  await app.signIn('practice');
  await app.open('/pages/market/index');
  await openPanel(app);
  await section(app, 'Network').click();
  // Quotes loads prices first and the account later, so the newest dozen calls may be others by now.
  await expect
    .poll(async () => JSON.stringify(await app.mock({ command: 'calls' })))
    .toContain('getUserInfo');
  await sheet.getByRole('button', { name: 'Copy these calls as a test' }).click();
  await expectMessage(app, 'Test copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain("import { openReplay } from '@mocks/testing/replay';");
  expect(text).toContain('"as":"practice","method":"GET","path":"/api/user/info');
});

test('a link opens its world, signed in', async ({ app }) => {
  const { page } = app;
  await page.goto(
    './?mock=persona:trader,clock:2026-06-01T12:00Z,seed:11,frozen#/pages/trade/index',
  );
  await expect(app.available).toBeVisible();
  expect(await app.mock({ command: 'freeze' })).toBe(Date.UTC(2026, 5, 1, 12));
});

test('a presenter opens any user and any scenario without a link, each in a fresh world', async ({
  app,
}) => {
  const { page, sheet } = app;
  await app.open('/pages/market/index');
  await openPanel(app);
  // The second world issues the same token as the first one.
  for (const name of ['saver', 'borrower']) {
    await sheet.getByRole('button', { name: new RegExp(`^${name}`, 'u') }).click();
    await startAfresh(app);
    await expectMessage(app, `Signed in as ${name}`);
    await app.open('/pages/user/index');
    await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible();
    await openPanel(app);
  }
  await section(app, 'World').click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: /^maintenance/u }).click();
  await startAfresh(app);
  await expectMessage(app, 'A fresh world: maintenance');
  expect(await app.mock({ command: 'faults' })).toHaveLength(1);
  await page.reload();
  // The scenario's faults belong to the world that was opened.
  await expect.poll(() => app.mock({ command: 'faults' })).toHaveLength(1);
});

test('a link to a world brings along who is signed in, behind the #', async ({ app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { page, sheet } = app;
  // A page that is loading has no token yet.
  const token = () => page.evaluate(() => localStorage.getItem('token')).catch(() => undefined);
  await app.signIn('practice');
  await app.open('/pages/trade/index');
  await openPanel(app);
  await section(app, 'World').click();
  await sheet.getByRole('button', { name: 'Copy a link' }).click();
  await expectMessage(app, 'Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^[^?#]+#mock=world:[\w-]+,session:\w+$/u);
  const shared = await token();
  await page.evaluate(() => localStorage.removeItem('token'));
  await app.mock({ command: 'reset', seed: 8 });
  // Pasted into the address of the open page.
  await page.goto(link);
  await expect.poll(token).toBe(shared);
  await expect(page).toHaveURL(/#\/$/u);
  await expect(page.getByText('Total equity')).toBeVisible();
  expect(await app.mock({ command: 'state' })).toMatchObject({ seed: 7 });
  // A reload continues in that world.
  await app.mock({ command: 'freeze' });
  await page.reload();
  expect(await app.mock({ command: 'state' })).toMatchObject({ clock: { mode: 'frozen' } });
});

test('a link that was cut off says so, and the demo goes on', async ({ app }) => {
  const { page } = app;
  await app.open('/pages/market/index');
  const world = String(await app.mock({ command: 'save-world', as: 'link' }));
  await page.goto(`./#mock=world:${world.slice(0, -20)}`);
  await expectMessage(app, /could not be opened: this link is cut off or changed/u);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByText(/could not be opened/u)).toHaveCount(0);
});

test('back at a checkpoint, also after a reload, nothing that was placed since is left', async ({
  app,
}) => {
  const { page, sheet } = app;
  await app.signIn('trader');
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  await expect(app.available).toBeVisible();
  const before = await app.available.textContent();
  await openPanel(app);
  await section(app, 'World').click();
  await sheet.getByRole('button', { name: 'Back to the checkpoint' }).click();
  await expectMessage(app, 'There is no checkpoint yet. Set one first.');
  await sheet.getByRole('button', { name: 'Set a checkpoint' }).click();
  await expectMessage(app, 'Checkpoint set');
  await page.keyboard.press('Escape');
  await placeOrder(app, 'Up', '100');
  await expect(app.running.getByRole('timer')).toBeVisible();
  await page.reload();
  await expect(app.running.getByRole('timer')).toBeVisible();
  await goBackToCheckpoint(app);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(app.available).toHaveText(before ?? '');
});

test('a world too large for a link is offered as a file', async ({ app }) => {
  const { page, sheet } = app;
  await page.goto(
    './?mock=persona:trader,clock:2026-03-02T09:00Z,seed:7,frozen#/pages/trade/index',
  );
  await openPanel(app);
  await section(app, 'World').click();
  await sheet.getByRole('button', { name: 'Copy a link' }).click();
  const offer = question(app, 'Too large for a link');
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await offer.getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toBe('quayside-world.json');
  await expect(offer).toBeHidden();
});
