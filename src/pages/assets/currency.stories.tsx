import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Currency',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'currency', query: '?id=3', mock: 'persona:reviewing' },
  },
};
export default meta;

export const HeldByWithdrawal: StoryObj = {
  parameters: { screen: { shows: 'Where it is held' } },
};

export const Coin: StoryObj = {
  parameters: { screen: { query: '?id=1', mock: 'persona:trader', shows: 'Latest movements' } },
};

export const PositionsAndOrders: StoryObj = {
  parameters: { screen: { mock: 'persona:margin-call', shows: 'Margin of a position' } },
  play: async () => {
    // Margin is not what an order holds.
    await expect(await sight.findByText('Used margin')).toBeVisible();
  },
};

export const Missing: StoryObj = {
  parameters: {
    screen: { query: '?id=999', shows: 'You have none of this currency in this account.' },
  },
};

export const LongNumbers: StoryObj = {
  parameters: { screen: { mock: 'persona:whale', shows: 'Latest movements' } },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'Currency' } },
};

export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:trader,scenario:maintenance',
      shows: 'Your balances could not be loaded.',
    },
  },
};
