import type { BrowserContext, Page } from '@playwright/test';
import { BY_TIMER } from '../support/patience';
import { expect, PASSWORD, test } from './app';

const ROUNDS = 20;
/** Number of concurrent orders. */
const ROW = 4;
/** Maximum time from the first confirmed order of a round until the tab is closed, in milliseconds. */
const LONGEST_MS = 150;
const SEED = 20_260_302;
/** Stake that marks the orders of this test; small, because the play money has to last. */
const STAKE = '13';

/** Deterministic random numbers from 0 to 1. */
const drawn = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const openTab = async (context: BrowserContext, placed: Set<string>): Promise<Page> => {
  const page = await context.newPage();
  await page.exposeFunction('placed', (clientId: string) => placed.add(clientId));
  await page.goto('./#/pages/login/index');
  await page.waitForFunction(() => window.__mock !== undefined, undefined, BY_TIMER);
  return page;
};

const logIn = (page: Page): Promise<string> =>
  page.evaluate(async (password) => {
    const body = new URLSearchParams({ user_string: 'practice', password });
    const reply = await fetch('/api/user/login', { method: 'POST', body });
    return String(Object(await reply.json()).message);
  }, PASSWORD);

/** The state of the world: audit result, orders and their idempotency keys. */
const look = (page: Page) =>
  page.evaluate(async (mark) => {
    const findings = await window.__mock?.({ command: 'audit' });
    const state = Object(await window.__mock?.({ command: 'state' }));
    const ids = Object.keys(Object(state.replies)).map((key) => key.slice(key.indexOf(':') + 1));
    const orders = Object.values(Object(state.records).secondsOrders).map(Object);
    return { findings, ids, orders: orders.filter(({ stake }) => stake === mark).length };
  }, STAKE);

/** Places orders until the tab is closed, several at a time, each with its idempotency key. */
const placeOrders = (page: Page, token: string, round: number): Promise<void> =>
  page.evaluate(
    ([authorization, row, number, stake]) => {
      const fields = { match_id: '1', currency_id: '3', type: '1', seconds: '30', number: stake };
      let sent = 0;
      const placeNext = async (): Promise<void> => {
        sent += 1;
        const clientId = `closed-tab-${number}-${sent}`;
        const reply = await fetch('/api/microtrade/submit', {
          method: 'POST',
          headers: { authorization, 'idempotency-key': clientId },
          body: new URLSearchParams(fields),
        });
        if (Object(await reply.json()).type === 'ok') window.placed?.(clientId);
        await placeNext();
      };
      for (let place = 0; place < row; place += 1) void placeNext();
    },
    [token, ROW, round, STAKE] as const,
  );

/** Closes a tab as a user does, or kills it as a phone low on memory does. */
const end = async (context: BrowserContext, page: Page, how: 'close' | 'kill'): Promise<void> => {
  if (how === 'kill') {
    const gone = page.waitForEvent('crash');
    const session = await context.newCDPSession(page);
    // The tab is gone and cannot answer.
    void session.send('Page.crash').catch(() => undefined);
    await gone;
  }
  await page.close();
};

test('a tab closed or killed amid orders leaves a consistent world with every confirmed order', async ({
  app,
  context,
}) => {
  await app.page.close();
  const random = drawn(SEED);
  const placed = new Set<string>();
  let page = await openTab(context, placed);
  const token = await logIn(page);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = placed.size;
    await placeOrders(page, token, round);
    await expect.poll(() => placed.size).toBeGreaterThan(before);
    await page.waitForTimeout(random() * LONGEST_MS);
    await end(context, page, round % 2 === 0 ? 'close' : 'kill');
    page = await openTab(context, placed);
    const { findings, ids, orders } = await look(page);
    expect(findings).toEqual([]);
    expect([...placed].filter((id) => !ids.includes(id))).toEqual([]);
    // An order and the stored reply for its idempotency key are written in one change.
    expect(ids).toHaveLength(orders);
  }
});

declare global {
  interface Window {
    /** Records, outside the page, that an order was confirmed. */
    placed?: (clientId: string) => void;
  }
}
