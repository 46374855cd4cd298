import type { Page } from '@playwright/test';
import { ADDRESS_ATTACKS, MARKUP_ATTACKS, TEXT_ATTACKS } from '../support/attacks';
import { screenAt } from '../../src/domain/screens/screens';
import { untilAtRest } from '../support/page-checks';
import { documentTitle } from '../support/screen-titles';
import { expect, MORNING, test, type App } from './app';

/** Fields of replies that hold text, by the contract: free text of the company, of its customers, of other servers. */
const TEXTS =
  'abstract account account_name account_number address advanced_reject_reason author bank_account bank_address bank_branch bank_code bank_dizhi bank_name card_id category_text channel_name content country email front_reason hash iban intro keyword legal_name memo name network nickname notes order_no pay_currency_name phone real_name reason reject_reason remark review_time reverse_reason section status_name status_text sub_type summary surname symbol_name text title type_name update_time user_account user_string warning'.split(
    ' ',
  );
/** Fields that hold the address of a page or a picture. */
const ADDRESSES =
  'cover currency_logo front_pic head_portrait image logo qrcode reverse_pic thumbnail url'.split(
    ' ',
  );

/** Longer ones fill screens with one letter; they are tried alone, by the tests of the sanitiser and of addresses. */
const LONGEST = 500;

const ATTACKS = [...MARKUP_ATTACKS, ...TEXT_ATTACKS, ...ADDRESS_ATTACKS].filter(
  (text) => text !== '' && text.length <= LONGEST,
);

/** All attacks at once: each text of each reply holds every one of them. */
const ALL_ATTACKS = ATTACKS.join(' ');

/** Whose screens are opened: those on which most of these fields are shown. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  trader: [
    '/pages/index/index',
    '/pages/market/index',
    '/pages/trade/index',
    '/pages/contract/index',
    '/pages/coin/index',
    '/pages/assets/index',
    '/pages/search/index',
    '/pages/trade/order',
    '/pages/contract/orderRecond',
    '/pages/user/index',
    '/pages/user/data',
    '/pages/user/about',
    '/pages/kefu/index',
    '/pages/assets/topup',
    '/pages/notification/index',
    '/pages/notification/detail?id=2',
    '/pages/help/index',
    '/pages/help/detail?id=29',
    '/pages/service/index',
    '/pages/contract/transactionRecords',
    '/pages/coin/order',
    '/pages/exchange/order',
    '/pages/user/countries',
    '/choose-location',
  ],
  banked: ['/pages/bankcard/index', '/pages/assets/withdraw', '/pages/assets/withdrawOrder'],
  reviewing: ['/pages/assets/records', '/pages/assets/topupOrder', '/pages/notification/index'],
  inviter: ['/pages/user/invite', '/pages/user/credit'],
  saver: ['/pages/InterestTreasure/detail?id=1', '/pages/InterestTreasure/order'],
  borrower: ['/pages/loan/index', '/pages/loan/detail?id=2', '/pages/loan/order'],
  subscriber: ['/pages/project/index', '/pages/project/detail?id=34102', '/pages/project/order'],
  rejected: ['/pages/user/primaryAuth'],
};

interface Poison {
  readonly texts: readonly string[];
  readonly addresses: readonly string[];
  readonly text: string;
  readonly addressAttacks: readonly string[];
}

/** Runs in the page. Puts all attacks into each text of each reply, and one after the other into its addresses. */
const poisonReplies = ({ texts, addresses, text, addressAttacks }: Poison): void => {
  const send = window.fetch;
  let count = 0;
  const nextAddress = (): string => {
    count += 1;
    return addressAttacks[count % addressAttacks.length] ?? '';
  };
  const poison = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => poison(item, field));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, of]) => [name, poison(of, name)]),
      );
    if (addresses.includes(field) && (typeof value === 'string' || value === null))
      return nextAddress();
    return typeof value === 'string' && texts.includes(field) ? text : value;
  };
  window.fetch = async (input, init) => {
    const reply = await send(input, init);
    const isCall = String(input instanceof Request ? input.url : input).includes('/api/');
    if (!isCall || !reply.headers.get('content-type')?.includes('json')) return reply;
    const { status, statusText, headers } = reply;
    const body = JSON.stringify(poison(await reply.json(), ''));
    return new Response(body, { status, statusText, headers });
  };
};

/** Runs in the page. What of a document could run, load or lead out of the app. */
const findDanger = (): readonly string[] => {
  const foreign = /evil|javascript:|data:text|vbscript:/iu;
  const out = [...document.querySelectorAll('iframe, object, embed, base, math, video, audio')];
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) =>
        /^(?:src|srcset|href|action|formaction|xlink:href|style|data|ping|poster)$/u.test(name)
          ? foreign.test(value) && !value.startsWith('#/pages/')
          : name.startsWith('on'),
      )
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  );
  return [...out.map(({ outerHTML }) => outerHTML), ...attributes];
};

/** Records what leaves the app: calls to other hosts, new windows, dialogs. */
const watch = (page: Page): readonly string[] => {
  const left: string[] = [];
  page.context().on('page', (other) => left.push(`window ${other.url()}`));
  page.on('dialog', (dialog) => left.push(`dialog ${dialog.message()}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (!['data:', 'blob:'].includes(protocol) && hostname !== '127.0.0.1')
      left.push(`request ${request.url()}`);
  });
  return left;
};

const expectNothingRan = async ({ page }: App, place: string): Promise<void> => {
  await untilAtRest(page);
  expect.soft(await page.evaluate(findDanger), place).toEqual([]);
  expect.soft(await page.evaluate(() => 'hit' in window), place).toBe(false);
};

const expectHarmless = async (app: App, route: string): Promise<void> => {
  const screen = screenAt(route.split('?')[0] ?? '');
  await expect(app.page).toHaveTitle(documentTitle(screen ?? 'home'));
  await expectNothingRan(app, route);
  expect.soft(new URL(app.page.url()).hash, 'the page stays').toBe(`#${route}`);
};

/** Opens the details of the first row, a sheet or a message, if the screen has any. */
const openFirst = async ({ page }: App): Promise<boolean> =>
  page.evaluate(() => {
    const row = document.querySelector<HTMLElement>(
      'main :is(li, [role=listitem]) :is(button, a[href*="message="])',
    );
    row?.click();
    return row !== null;
  });

test('what attacks in any text of a server is shown as text: nothing runs, loads or leads away', async ({
  app,
}) => {
  const { page, mock } = app;
  const left = watch(page);
  const seen = new Set<string>();
  await page.addInitScript(poisonReplies, {
    texts: TEXTS,
    addresses: ADDRESSES,
    text: ALL_ATTACKS,
    addressAttacks: [...ADDRESS_ATTACKS, 'https://evil.example/pixel.png', '/\u0000<x>'],
  });
  await app.open('/pages/index/index');
  await mock({ command: 'reset', opening: `personas,${MORNING}` });
  const look = async (): Promise<void> => {
    const text = await page.locator('body').textContent();
    for (const attack of ATTACKS) if (text?.includes(attack)) seen.add(attack);
  };
  for (const [account, routes] of Object.entries(SCREENS)) {
    await test.step(account, async () => {
      await app.signIn(account);
      for (const route of routes) {
        await app.open(route);
        await expectHarmless(app, route);
        await look();
        if (!(await openFirst(app))) continue;
        await expectNothingRan(app, `${route}, the first row`);
        await look();
      }
    });
  }
  expect(seen.size, 'attacks that a user has seen, as text').toBeGreaterThan(60);
  expect(left).toEqual([]);
});

const webViewOf = (url: string): string =>
  `/pages/webview/index?${new URLSearchParams({ url }).toString()}`;

test('a link of an article leads to the page that names its host, and no further', async ({
  app,
}) => {
  const { page } = app;
  const left = watch(page);
  await page.addInitScript(poisonReplies, {
    texts: ['content'],
    addresses: [],
    text: '<p>Log in at <a href="https://evil.example/login">quayside.com/login</a></p>',
    addressAttacks: [],
  });
  await app.open('/pages/user/about');
  await page.getByRole('link', { name: 'quayside.com/login' }).first().click();
  await expect(
    page.getByRole('heading', { name: 'Quayside does not open this page' }),
  ).toBeVisible();
  await expect(page.locator('main')).toContainText('evil.example');
  await expect(page.getByRole('link', { name: /evil/u })).toHaveCount(0);
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/#\/pages\/user\/about$/u);

  // A page on the list is named before it opens, in a window that cannot reach this one.
  await app.open(webViewOf('https://example.com/a'));
  const open = page.getByRole('link', { name: /^Open example\.com/u });
  await expect(open).toHaveAttribute('href', 'https://example.com/a');
  await expect(open).toHaveAttribute('rel', 'noopener noreferrer');
  for (const url of ADDRESS_ATTACKS) {
    await page.evaluate((hash) => (window.location.hash = hash), webViewOf(url));
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await expect(page.locator('main a')).toHaveCount(1);
  }
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(left).toEqual([]);
});
