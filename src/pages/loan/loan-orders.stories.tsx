import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight, userEvent, within } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Loan records',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'loanOrders', mock: 'persona:debtor' } },
};
export default meta;

/** Opens the loan with this status, and returns its sheet. */
const open = async (status: string) => {
  await userEvent.click(await sight.findByRole('button', { name: new RegExp(status, 'u') }));
  return within(await sight.findByRole('dialog', { name: /^Loan / }));
};

export const Many: StoryObj = { parameters: { screen: { shows: 'Owed now 457.53 USDT' } } };

/** What is typed is more than what is owed. */
export const Overdue: StoryObj = {
  parameters: { screen: { shows: 'This loan is overdue' } },
  play: async () => {
    const sheet = await open('Overdue');
    await userEvent.type(await sheet.findByLabelText('Amount in USDT'), '457.54');
    await expect(await sheet.findByText(/^You owe 457\.53 USDT/u)).toBeVisible();
  },
};

/** A server that does not say how what is owed is made up: the app works it out. */
export const PartsUnknown: StoryObj = {
  parameters: {
    screen: {
      missing: { getLoans: ['fee_due', 'interest_due', 'due_amount'] },
      shows: 'Total due without fee',
    },
  },
  play: async () => {
    const sheet = await open('Overdue');
    await expect(await sheet.findByRole('button', { name: /^All: ≈ /u })).toBeVisible();
  },
};

export const UnderReview: StoryObj = {
  parameters: { screen: { shows: 'Your application is being reviewed.' } },
  play: async () => {
    await open('Under review');
  },
};

export const Rejected: StoryObj = {
  parameters: { screen: { shows: 'Apply again' } },
  play: async () => {
    await open('Rejected');
  },
};

export const Repaid: StoryObj = {
  parameters: { screen: { shows: 'Repaid so far' } },
  play: async () => {
    const sheet = await open('Repaid');
    await expect(sheet.getAllByText(/403\.44 USDT/u)).toHaveLength(2);
  },
};

export const NoneYet: StoryObj = {
  parameters: { screen: { mock: 'persona:empty-lists', shows: 'No loans yet' } },
};

export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:debtor,scenario:maintenance',
      shows: 'Your loans could not be loaded.',
    },
  },
};
