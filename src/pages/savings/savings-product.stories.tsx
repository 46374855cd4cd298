import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Savings product',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'interestProduct', query: '?id=2', mock: 'persona:saver' },
  },
};
export default meta;

const type = async (amount: string): Promise<void> => {
  await userEvent.type(await sight.findByLabelText('Amount in USDT'), amount);
};

export const Filled: StoryObj = {
  parameters: { screen: { shows: 'Early redemption' } },
  play: async () => {
    await type('1000');
    await expect(await sight.findByText('With 1,000.00 USDT')).toBeVisible();
  },
};

export const Confirm: StoryObj = {
  parameters: { screen: { shows: 'Early redemption' } },
  play: async () => {
    await type('1000');
    await userEvent.click(await sight.findByRole('button', { name: 'Deposit 1,000.00 USDT' }));
    await expect(await sight.findByRole('dialog')).toBeVisible();
  },
};

export const Full: StoryObj = {
  parameters: { screen: { query: '?id=5', shows: 'All places are taken.' } },
};

export const NotOnSale: StoryObj = {
  parameters: { screen: { query: '?id=901', shows: 'This product is not on sale.' } },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'Product' } },
};

export const Failed: StoryObj = {
  parameters: {
    screen: { failing: ['getDeposits'], shows: 'Your balances could not be loaded.' },
  },
};
