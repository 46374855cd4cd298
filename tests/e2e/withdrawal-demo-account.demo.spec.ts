import { expect, test } from './app';
import { failNextCalls } from './lost-calls';
import { openRoute } from './refusal-steps';

const WITHDRAW = '/pages/assets/withdraw';

test('the demo account names everything that the live one will ask for, and what it cannot know', async ({
  app,
}) => {
  const { page } = app;
  await page.goto(`./?mock=persona:practice#${WITHDRAW}`);
  const cards = page.getByRole('list', { name: 'Before you can withdraw' }).getByRole('listitem');
  const known = [
    'You are in your demo account',
    'Verify your identity',
    'Set a trade password',
    'Save a destination',
  ];
  await expect(cards.getByRole('heading')).toHaveText(known);

  await page.goto('./?mock=persona:demo-only#/pages/user/set');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  const refusal = { kind: 'refusal', key: 'function_unavailable' };
  await failNextCalls(app, 'getPayoutMethods', 'beforeCommit', refusal, 1000);
  await openRoute(app, WITHDRAW);
  await expect(page.getByText(/made from your live account, to a wallet address/u)).toBeVisible();
  await expect(cards.getByRole('heading')).toHaveText(known.slice(0, 3));
});
