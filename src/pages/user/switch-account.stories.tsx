import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as sight, userEvent, within } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Switch account',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'switchAccount', mock: 'persona:practice' } },
};
export default meta;

export const Demo: StoryObj = { parameters: { screen: { shows: 'Reset demo account' } } };

/** Positions and orders that run on. */
export const LiveWithOrders: StoryObj = {
  parameters: { screen: { mock: 'persona:trader', shows: 'They run on in this account' } },
};

export const AskLive: StoryObj = {
  parameters: { screen: { shows: 'From then on you trade with real money' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: 'Use live account' }));
  },
};

export const WentDemo: StoryObj = {
  parameters: { screen: { mock: 'persona:unverified', shows: 'Reset demo account' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: 'Use demo account' }));
    await sight.findByText('You are in your demo account');
  },
};

export const AskReset: StoryObj = {
  parameters: { screen: { shows: '10,000.00 USDT each again' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: 'Reset demo account' }));
  },
};

export const Reset: StoryObj = {
  parameters: { screen: { shows: 'Reset demo account' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: 'Reset demo account' }));
    const dialog = within(await sight.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await sight.findByText('Your demo account is reset');
  },
};

/** A server without a demo account: an old link leads here. */
export const NoDemo: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:trader',
      missing: { '*': ['account_mode'] },
      shows: 'This server has no demo account.',
    },
  },
};

export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:practice,scenario:maintenance',
      shows: 'Your accounts could not be loaded.',
    },
  },
};
