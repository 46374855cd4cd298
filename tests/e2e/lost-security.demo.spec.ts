import { expect, pastDoubleTap, test, type App } from './app';
import { failNextCalls } from './lost-calls';

const NO_REPLY = { kind: 'network-error' } as const;
const UNKNOWN_PASSWORD = /^We got no answer, so we do not know whether the password was changed/u;

const tap = async ({ page }: App, name: string): Promise<void> => {
  await pastDoubleTap(page);
  await page.getByRole('button', { name, exact: true }).click();
};

test('a first trade password without a reply: the form asks for it from then on', async ({
  app,
}) => {
  const { page } = app;
  await app.signIn('trader');
  await app.open('/pages/user/editPaypwd');
  await page.getByLabel('New trade password').first().fill('payme12');
  await page.getByLabel('Repeat password').fill('payme12');
  await failNextCalls(app, 'setTradePassword', 'afterCommit', NO_REPLY);
  await tap(app, 'Set trade password');
  await expect(page.getByText(UNKNOWN_PASSWORD)).toBeVisible();
  await page.getByLabel('Current trade password').fill('payme12');
  await page.getByLabel('New trade password').first().fill('payme34');
  await page.getByLabel('Repeat password').fill('payme34');
  await tap(app, 'Change trade password');
  await expect(page.getByLabel('Current trade password')).toBeHidden();
});
