import type { Locator, Page } from '@playwright/test';
import { SCREENS } from '../../src/domain/screens/screens';
import { expect, expectMessage, test } from './app';

/** Live: 25,000.00 and more after 200 orders; demo: 10,000 in each account. */
const DEMO_EQUITY = '20,000.00';

declare global {
  interface Window {
    /** Every pair of mode and figure that was ever in the document. */
    seenFigures?: Set<string>;
  }
}

/** Records what each change of the document shows: the account mode, and the figure after a label. */
const recordFigures = (page: Page, label = 'Total equity'): Promise<void> =>
  page.evaluate((before) => {
    const figure = new RegExp(String.raw`${before}\D{0,12}([\d,]+\.\d\d)`, 'u');
    const seen = new Set<string>();
    window.seenFigures = seen;
    const look = (): void => {
      const text = document.querySelector('main')?.textContent ?? '';
      const mode = [...document.querySelectorAll('main span')].find(({ textContent }) =>
        /^(?:Live|Demo)$/u.test(textContent),
      )?.textContent;
      const shown = figure.exec(text)?.[1];
      if (shown !== undefined) seen.add(`${mode} ${shown}`);
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    const everyFrame = (): void => {
      look();
      requestAnimationFrame(everyFrame);
    };
    everyFrame();
  }, label);

const seenIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(window.seenFigures ?? [])]);

/** Fails unless a tab has shown this figure in demo mode, others in live mode, and no mixture. */
const expectUnmixed = async (page: Page, demoFigure: string): Promise<void> => {
  const seen = await seenIn(page);
  const demo = seen.filter((one) => one.startsWith('Demo'));
  const live = seen.filter((one) => one.startsWith('Live'));
  expect(demo).toEqual([`Demo ${demoFigure}`]);
  expect(live.length).toBeGreaterThan(0);
  expect(live.filter((one) => one.includes(demoFigure))).toEqual([]);
  expect(demo.length + live.length).toBe(seen.length);
};

const modeOf = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByText(/^(?:Live|Demo)$/u)
    .first();

const equityOf = async (page: Page, mode: string): Promise<void> => {
  await expect(page.getByRole('link', { name: `${mode} account, switch` })).toBeVisible();
  await expect(page.getByText('Total equity')).toBeVisible();
};

test('switching shows no figure of the other account, not for a frame, in any tab', async ({
  app,
}) => {
  const { page, open } = app;
  await app.signIn('trader');
  await app.mock({ command: 'freeze' });
  await open('/pages/assets/index');
  await equityOf(page, 'Live');
  const other = await page.context().newPage();
  await other.goto('./#/pages/assets/index');
  await equityOf(other, 'Live');
  await recordFigures(page);
  await recordFigures(other);
  await page.getByRole('link', { name: 'Live account, switch' }).click();
  await expect(page.getByText('Nothing is running in this account.')).toBeVisible();
  await page.getByRole('button', { name: 'Use demo account' }).click();
  await expectMessage(app, 'You are in your demo account');
  await page.getByRole('button', { name: 'Back' }).click();
  for (const tab of [page, other]) {
    await equityOf(tab, 'Demo');
    await expect(tab.getByText(DEMO_EQUITY).first()).toBeVisible();
  }
  // And back, from the second tab, after a question.
  await other.getByRole('link', { name: 'Demo account, switch' }).click();
  await other.getByRole('button', { name: 'Use live account' }).click();
  const question = other.getByRole('alertdialog');
  await expect(question).toContainText('you trade with real money');
  await question.getByRole('button', { name: 'Use live account' }).click();
  await other.getByRole('button', { name: 'Back' }).click();
  for (const tab of [page, other]) {
    await equityOf(tab, 'Live');
    await expect(tab.getByText(DEMO_EQUITY)).toHaveCount(0);
  }
  for (const tab of [page, other]) await expectUnmixed(tab, DEMO_EQUITY);
});

/** Where else money stands, after which words, and how much a new demo account has there. */
const PLACES = [
  { path: SCREENS.home, label: 'Total equity', demo: DEMO_EQUITY },
  { path: SCREENS.trade, label: 'Available', demo: '10,000.00' },
  { path: SCREENS.contract, label: 'Available', demo: '10,000.00' },
] as const;

test('Home and the tickets follow a switch in another tab, without a figure of the other account', async ({
  app,
}) => {
  const { page, open } = app;
  await app.signIn('trader');
  await app.mock({ command: 'freeze' });
  await open(SCREENS.switchAccount);
  const tabs: { readonly tab: Page; readonly demo: string }[] = [];
  for (const { path, label, demo } of PLACES) {
    const tab = await page.context().newPage();
    await tab.goto(`./#${path}`);
    await expect(modeOf(tab)).toHaveText('Live');
    await recordFigures(tab, label);
    await expect.poll(() => seenIn(tab)).not.toEqual([]);
    tabs.push({ tab, demo });
  }
  await page.getByRole('button', { name: 'Use demo account' }).click();
  for (const { tab, demo } of tabs) await expect.poll(() => seenIn(tab)).toContain(`Demo ${demo}`);
  await page.getByRole('button', { name: 'Use live account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Use live account' }).click();
  for (const { tab, demo } of tabs) {
    await expect(modeOf(tab)).toHaveText('Live');
    await expect(tab.getByRole('main')).not.toContainText(demo);
    await expectUnmixed(tab, demo);
  }
});

test('a demo account is reset by its user, after a question; what runs runs on', async ({
  app,
}) => {
  const { page, open } = app;
  await app.signIn('practice');
  await open('/pages/user/switchAccount');
  await expect(page.getByText('Nothing is running in this account.')).toBeVisible();
  await page.evaluate(async () => {
    const body = new URLSearchParams({
      match_id: '1',
      currency_id: '3',
      type: '1',
      seconds: '30',
      number: '500',
    });
    const authorization = localStorage.getItem('token') ?? '';
    await fetch('/api/microtrade/submit', { method: 'POST', headers: { authorization }, body });
  });
  await app.mock({ command: 'freeze' });
  await page.getByRole('button', { name: 'Reset demo account' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('10,000.00 USDT each again');
  await question.getByRole('button', { name: 'Reset' }).click();
  await expectMessage(app, 'Your demo account is reset');
  await expect(page.getByText('Running contracts')).toBeVisible();
  await open('/pages/trade/index?pair=BTC%2FUSDT');
  // The running contract holds 500.
  await expect(app.available).toHaveText('Available 9,500.00 USDT');
});
