import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Transfer',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'transfer', mock: 'persona:practice' } },
};
export default meta;

export const Filled: StoryObj = {
  parameters: { screen: { shows: 'From' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: '25% of what is available' }));
    await expect(await sight.findByText('12,500.00 USDT')).toBeVisible();
  },
};

export const Confirm: StoryObj = {
  parameters: { screen: { shows: 'From' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: '25% of what is available' }));
    await userEvent.click(await sight.findByRole('button', { name: 'Transfer 2,500.00 USDT' }));
    await expect(await sight.findByRole('dialog')).toBeVisible();
  },
};

export const PositionsOpen: StoryObj = {
  parameters: { screen: { mock: 'persona:margin-call', shows: 'From' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: 'Swap accounts' }));
    await expect(
      await sight.findByRole('link', { name: /^Close your open positions first/u }),
    ).toBeVisible();
  },
};

export const NothingThere: StoryObj = {
  parameters: {
    screen: { mock: 'persona:new', shows: 'Nothing is available in this account.' },
  },
};

export const LongNumbers: StoryObj = {
  parameters: { screen: { mock: 'persona:whale', shows: 'From' } },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'Transfer' } },
};

export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:trader,scenario:maintenance',
      shows: 'Your balances could not be loaded.',
    },
  },
};
