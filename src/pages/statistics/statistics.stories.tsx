import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Statistics',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'statistics', query: '?period=all', mock: 'persona:trader' },
  },
};
export default meta;

export const Results: StoryObj = {
  parameters: { screen: { shows: 'Export as CSV' } },
  play: async () => {
    await expect(await sight.findByRole('img', { name: /^Equity from/u })).toBeVisible();
    await userEvent.click(await sight.findByRole('radio', { name: 'Week' }));
    await expect(await sight.findByText('Result by week')).toBeVisible();
  },
};

export const NoneInPeriod: StoryObj = {
  parameters: {
    screen: {
      query: '?period=7d',
      commands: [{ command: 'advance', seconds: 2_592_000 }],
      shows: 'No orders closed in this period',
    },
  },
};

export const NoneYet: StoryObj = {
  parameters: { screen: { mock: 'persona:empty-lists', shows: 'No orders yet' } },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'All closed orders' } },
};

export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:trader,scenario:maintenance',
      shows: 'Your orders could not be loaded.',
    },
  },
};
