import { BY_TIMER } from '../support/patience';
import { expect, finishRegistration, test, WIRE, type App } from './app';

const notice = ({ page }: App) => page.getByRole('alertdialog');

test.describe('a first visit', () => {
  test.use({ welcomeRead: false });

  test('says what one can do, then which countries are not served, once', async ({ app }) => {
    await app.open('/');
    await expect(notice(app)).toContainText(
      /Trade crypto, forex and metals.*North Korea, Israel, China, Vanuatu, Cuba/u,
    );
    // It opens by itself: a ring is for keyboards.
    await expect(notice(app).locator(':focus-visible')).toHaveCount(0);
    await notice(app).getByRole('button', { name: 'I understand' }).click();
    await expect(notice(app)).toBeHidden();
    await app.page.reload();
    await expect(app.page.getByRole('button', { name: 'Customer service' })).toBeAttached();
    await expect(notice(app)).toBeHidden();
  });

  test('the welcome waits until a registration is over', async ({ app }) => {
    const { page } = app;
    await app.open('/pages/register/index');
    // What comes beside the page has come; in the demo it comes with the page. The notice would take the focus from the fields and the puzzle.
    await page.waitForFunction(
      () =>
        performance
          .getEntriesByType('resource')
          .some(({ name }) => /(?:extras|screens)[^/]*js/u.test(name)),
      undefined,
      BY_TIMER,
    );
    await expect(notice(app)).toHaveCount(0);
    await page.getByLabel('Account name').fill('ada.lovelace');
    await finishRegistration(app, 'secret12');
    await expect(page).toHaveURL(/#\/pages\/index\/index$/u);
    await expect(notice(app)).toBeVisible();
  });
});

test('a visitor gets to a practice account by way of registration', WIRE, async ({ app }, info) => {
  const { page } = app;
  await app.open('/pages/contract/index');
  const link = page.getByRole('link', { name: /^Try with/u });
  if (info.project.name === 'demo') {
    await expect(link).toHaveText('Try with 10,000 play USDT');
    await app.open((await link.getAttribute('href'))?.slice(1) ?? '');
  } else {
    // This host does not say that there is play money.
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(link).toBeHidden();
    await app.open('/pages/register/index?from=%2Fpages%2Fcontract%2Findex');
  }
  await page.getByLabel('Account name').fill('visitor');
  await finishRegistration(app, 'secret12');
  await expect(page).toHaveURL(/#\/pages\/contract\/index/u);
  await expect(page.getByRole('button', { name: /^Long/u }).first()).toBeVisible();
});

test('who cannot trade live yet practises with one tap', WIRE, async ({ app }) => {
  const { page } = app;
  await app.signIn('unverified');
  await app.open('/pages/index/index');
  await page.getByRole('button', { name: 'Practise with play money' }).click();
  await expect(page).toHaveURL(/#\/pages\/trade\/index/u);
  await expect(app.available).toBeVisible();
  await expect(page.getByRole('button', { name: 'Practise with play money' })).toBeHidden();
});
