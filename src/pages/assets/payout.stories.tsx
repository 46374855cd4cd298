import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Payout methods',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'payoutMethods', mock: 'persona:reviewing' },
  },
};
export default meta;

export const Addresses: StoryObj = {
  parameters: { screen: { shows: 'TRC20' } },
  play: async () => {
    const [first] = await sight.findAllByRole('button', { name: /whole address/u });
    if (first !== undefined) await userEvent.click(first);
  },
};

/** Chosen for a withdrawal of another currency. */
export const ChosenForBitcoin: StoryObj = {
  parameters: {
    screen: {
      query: '?from=%2Fpages%2Fassets%2Fwithdraw&currency=1',
      shows: 'This address is for USDT',
    },
  },
};

export const ForAWithdrawal: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:max-length',
      query: '?from=%2Fpages%2Fassets%2Fwithdraw&currency=3',
      shows: 'Use this address',
    },
  },
};

export const AskDelete: StoryObj = {
  parameters: { screen: { shows: 'already under way' } },
  play: async () => {
    const [first] = await sight.findAllByRole('button', { name: /^Delete/u });
    if (first !== undefined) await userEvent.click(first);
  },
};

export const Empty: StoryObj = {
  parameters: { screen: { mock: 'persona:trader', shows: 'Add bank card' } },
};

export const DemoAccount: StoryObj = {
  parameters: { screen: { mock: 'persona:practice', shows: 'Switch to live' } },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'Addresses and cards' } },
};

export const Failed: StoryObj = {
  parameters: { screen: { failing: ['getPayoutMethods'], shows: 'could not be loaded' } },
};
