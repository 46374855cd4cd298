import type { Page } from '@playwright/test';
import { ADDRESS_ATTACKS, MARKUP_ATTACKS, TEXT_ATTACKS } from '../support/attacks';
import { screenAt } from '../../src/domain/screens/screens';
import { untilAtRest } from '../support/page-checks';
import { documentTitle } from '../support/screen-titles';
import { expect, MORNING, test, type App } from './app';

/** Fields of replies that hold text, by the contract: free text of the company, of its customers, of other servers. */
const TEXTS =
  'abstract account account_name address advanced_reject_reason author bank_account bank_address bank_branch bank_code bank_dizhi bank_name card_id channel_name content country front_reason hash intro keyword memo name nickname notes real_name reason reject_reason remark reverse_reason status_name status_text summary surname text title type_name user_account warning'.split(
    ' ',
  );
/** Fields that hold the address of a page or a picture. */
const ADDRESSES =
  'cover currency_logo front_pic head_portrait image logo qrcode reverse_pic thumbnail url'.split(
    ' ',
  );

const ATTACKS = [...MARKUP_ATTACKS, ...TEXT_ATTACKS, ...ADDRESS_ATTACKS].filter(
  (text) => text !== '',
);

/** Several attacks a text, so that the screens show all of them. */
const BUNDLES = ATTACKS.flatMap((_, index) =>
  index % 4 === 0 ? [ATTACKS.slice(index, index + 4).join(' ')] : [],
);

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
    '/pages/help/index',
    '/pages/service/index',
    '/pages/user/countries',
    '/choose-location',
  ],
  banked: ['/pages/bankcard/index', '/pages/assets/withdraw', '/pages/assets/withdrawOrder'],
  reviewing: ['/pages/assets/records', '/pages/assets/topupOrder', '/pages/notification/index'],
  inviter: ['/pages/user/invite', '/pages/user/credit'],
  saver: ['/pages/InterestTreasure/detail?id=1', '/pages/InterestTreasure/order'],
  borrower: ['/pages/loan/index', '/pages/loan/order'],
  subscriber: ['/pages/project/index', '/pages/project/detail?id=34102', '/pages/project/order'],
  rejected: ['/pages/user/primaryAuth'],
};

interface Poison {
  readonly texts: readonly string[];
  readonly addresses: readonly string[];
  readonly textAttacks: readonly string[];
  readonly addressAttacks: readonly string[];
}

/** Runs in the page. Puts the attacks into the replies to all calls: into each field one after the other. */
const poisonReplies = ({ texts, addresses, textAttacks, addressAttacks }: Poison): void => {
  const send = window.fetch;
  const counts = new Map<string, number>();
  const next = (field: string, attacks: readonly string[]): string => {
    // Fields begin at different attacks: some hold a single row.
    const count = (counts.get(field) ?? texts.indexOf(field) * 7) + 1;
    counts.set(field, count);
    return attacks[count % attacks.length] ?? '';
  };
  const poison = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => poison(item, field));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, of]) => [name, poison(of, name)]),
      );
    if (addresses.includes(field) && (typeof value === 'string' || value === null))
      return next(field, addressAttacks);
    return typeof value === 'string' && texts.includes(field) ? next(field, textAttacks) : value;
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
          ? foreign.test(value) && !value.startsWith('#/pages/webview/index?url=')
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

const expectHarmless = async ({ page }: App, route: string): Promise<void> => {
  const screen = screenAt(route.split('?')[0] ?? '');
  await expect(page).toHaveTitle(documentTitle(screen ?? 'home'));
  await untilAtRest(page);
  expect.soft(await page.evaluate(findDanger), route).toEqual([]);
  expect.soft(await page.evaluate(() => 'hit' in window), route).toBe(false);
  expect.soft(new URL(page.url()).hash, 'the page stays').toBe(`#${route}`);
};

test('what attacks in any text of a server is shown as text: nothing runs, loads or leads away', async ({
  app,
}) => {
  const { page, mock } = app;
  const left = watch(page);
  const seen = new Set<string>();
  await page.addInitScript(poisonReplies, {
    texts: TEXTS,
    addresses: ADDRESSES,
    textAttacks: BUNDLES,
    addressAttacks: [...ADDRESS_ATTACKS, 'https://evil.example/pixel.png', '/\u0000<x>'],
  });
  await app.open('/pages/index/index');
  await mock({ command: 'reset', opening: `personas,${MORNING}` });
  for (const [account, routes] of Object.entries(SCREENS)) {
    await test.step(account, async () => {
      await app.signIn(account);
      for (const route of routes) {
        await app.open(route);
        await expectHarmless(app, route);
        const text = await page.locator('body').textContent();
        for (const attack of ATTACKS) if (text?.includes(attack)) seen.add(attack);
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
    textAttacks: ['<p>Log in at <a href="https://evil.example/login">quayside.com/login</a></p>'],
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
