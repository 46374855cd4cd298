import type { Locator } from '@playwright/test';
import { cents, figureOf } from './books';
import { expect, type App } from './app';

const textOf = async (within: Locator, label: string): Promise<string> =>
  (await figureOf(within, label).textContent()) ?? '';

/** What the record says on one day. Amounts in cents. */
export interface Day {
  readonly paid: number;
  readonly inAll: number;
  readonly givenUp: number;
  readonly fee: number;
  readonly back: number;
  readonly next: string;
  readonly ends: string;
  /** The day of each payout with its amount, paid ones first. */
  readonly payouts: readonly string[];
}

/** Reads the open record of a deposit once it tells of `night` payouts of `nights`. */
export const readRecord = async ({ sheet }: App, night: number, nights: number): Promise<Day> => {
  await expect(sheet.getByText(`${night} of ${nights} paid`)).toBeVisible();
  const all = sheet.getByRole('button', { name: 'Show all' });
  if (await all.isVisible()) await all.press('Enter');
  const rows = sheet.getByRole('listitem').filter({ hasText: /paid|about/u });
  await expect(rows).toHaveCount(nights);
  return {
    paid: cents(await textOf(sheet, 'Interest paid')),
    inAll: cents(await textOf(sheet, 'Interest in all')),
    givenUp: cents(await textOf(sheet, 'Interest you give up')),
    fee: cents(await textOf(sheet, 'Fee now')),
    back: cents(await textOf(sheet, 'You get back')),
    next: await textOf(sheet, 'Next interest payment'),
    ends: await textOf(sheet, 'Ends'),
    payouts: await rows.allInnerTexts(),
  };
};

/** A payout as the list writes it: its day, and the amount in cents. */
export const payoutOf = (row: string | undefined) => {
  const [day = '', amount = ''] = (row ?? '').split('\n').filter((part) => part.trim() !== '');
  return { day, amount: cents(amount), isPaid: amount.endsWith('paid') };
};

/** The days of all payouts of a record. */
export const daysOf = ({ payouts }: Day): readonly string[] =>
  payouts.map((row) => payoutOf(row).day);
