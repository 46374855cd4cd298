import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight, userEvent, within } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Loan',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'loanProduct', query: '?id=2', mock: 'persona:borrower' },
  },
};
export default meta;

const type = async (amount: string): Promise<void> => {
  await userEvent.type(await sight.findByLabelText('Amount in USDT'), amount);
};

export const Filled: StoryObj = {
  parameters: { screen: { shows: '512.50 USDT' } },
  play: () => type('500'),
};

/** More than the credit that is left. */
export const TooMuch: StoryObj = {
  parameters: {
    screen: { mock: 'persona:debtor', query: '?id=3', shows: 'At most 7,295.06 USDT' },
  },
  play: () => type('7295.07'),
};

export const Confirm: StoryObj = {
  parameters: { screen: { shows: 'Check your application' } },
  play: async () => {
    await type('500');
    await userEvent.click(await sight.findByRole('button', { name: 'Apply for 500.00 USDT' }));
    const sheet = within(await sight.findByRole('dialog', { name: 'Check your application' }));
    await expect(sheet.getByText('+3.50 USDT')).toBeVisible();
  },
};

/** There is one application at a time: it leads to the one under review. */
export const UnderReview: StoryObj = {
  parameters: {
    screen: { mock: 'persona:debtor', shows: 'once your last application is decided' },
  },
};

export const Unverified: StoryObj = {
  parameters: { screen: { mock: 'persona:unverified', shows: 'Verify your identity first' } },
};

/** A server that does not say what a loan costs besides interest. */
export const CostsUnknown: StoryObj = {
  parameters: {
    screen: {
      missing: { getLoanProducts: ['fee_rate', 'late_rate'] },
      shows: 'Total due without fee',
    },
  },
  play: async () => {
    await type('500');
    // Fee and late rate, in the terms and in what the loan costs.
    await expect(await sight.findAllByText('Not stated')).toHaveLength(4);
  },
};

export const NotOnSale: StoryObj = {
  parameters: { screen: { query: '?id=99', shows: 'This loan is not on offer.' } },
};
