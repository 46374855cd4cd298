import type { Locator } from '@playwright/test';
import * as zod from 'zod';
import { PATIENCE } from '../support/patience';
import { expect, type App } from './app';

/** What is read of a world: who has accounts, and what was booked. */
const WORLD = zod.object({
  users: zod.record(zod.string(), zod.object({ id: zod.number(), account: zod.string() })),
  ledger: zod.object({
    balances: zod.record(zod.string(), zod.string()),
    journals: zod.array(
      zod.object({
        id: zod.string(),
        postings: zod.array(zod.object({ account: zod.string(), delta: zod.string() })),
      }),
    ),
  }),
});

type HouseAccount = 'fee' | 'interest' | 'loan-principal';

type Mode = 'live' | 'demo';

const houseKey = (name: HouseAccount, mode: Mode): string => `system:${mode}:house:${name}:USDT`;

/** Cents of the first amount in a text: `1,000.05 USDT`, `about 0.24 – 0.37 USDT`. */
export const cents = (text: string): number => {
  const digits = /(?<sign>[−-]?)(?<units>\d[\d,]*)(?:\.(?<rest>\d{1,2}))?(?!\d)/u.exec(
    text,
  )?.groups;
  if (digits === undefined) throw new Error(`no amount in ${text}`);
  const { sign, units = '', rest = '' } = digits;
  const whole = Number(`${units.replaceAll(',', '')}${rest.padEnd(2, '0')}`);
  return sign === '' ? whole : -whole;
};

/** An amount of money as the screens write it. */
export const money = (amount: number): string =>
  `${(amount / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })} USDT`;

/** The figure beside a label. */
export const figureOf = (within: Locator, label: string): Locator =>
  within.getByText(label, { exact: true }).first().locator('xpath=following-sibling::dd');

/** What the backend has booked of one of the two accounts of `account`, in cents of USDT. */
export const readBooks = async ({ mock }: App, account: string, mode: Mode = 'demo') => {
  const { users, ledger } = WORLD.parse(await mock({ command: 'state' }));
  const owner = Object.values(users).find((user) => user.account === account);
  if (owner === undefined) throw new Error(`nobody is called ${account}`);
  const spot = `user:${owner.id}:${mode}:coin:USDT:available`;
  const balance = (key: string): number => cents(ledger.balances[key] ?? '0');
  return {
    /** Available in the spot account. */
    available: balance(spot),
    /** What one of the house's accounts has received. */
    received: (name: HouseAccount): number => balance(houseKey(name, mode)),
    /** Each interest payment of the house, oldest first. */
    interestPaid: ledger.journals
      .flatMap(({ postings }) => postings)
      .filter(
        ({ account: key, delta }) => key === houseKey('interest', mode) && delta.startsWith('-'),
      )
      .map(({ delta }) => -cents(delta)),
  };
};

/** Starts the app at a route, as a person does who looks at it on another day. */
export const startAt = async ({ page }: App, route: string): Promise<void> => {
  // Another address than the last one, since a route alone loads nothing.
  await page.goto(`./?visit=${Date.now()}#${route}`);
};

/** The page is looked at again without a reload, until it shows `text`: what is older than a few seconds is then read again. */
export const refocusUntil = async ({ page }: App, text: string | RegExp): Promise<void> => {
  await expect(async () => {
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await expect(page.getByText(text).first()).toBeVisible({ timeout: PATIENCE.try });
  }).toPass({ timeout: PATIENCE.condition });
};
