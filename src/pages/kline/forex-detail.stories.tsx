import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Forex detail',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'forexDetail', query: '?pair=EUR%2FUSD', mock: 'persona:visitor' },
  },
};
export default meta;

export const Open: StoryObj = { parameters: { screen: { shows: 'Closes in' } } };

export const Member: StoryObj = {
  parameters: {
    screen: { query: '?pair=XAU%2FUSD', mock: 'persona:trader', shows: 'Overnight fee' },
  },
};

export const Closed: StoryObj = {
  parameters: {
    screen: { mock: 'scenario:weekend-closed,clock:2026-03-07T12:00Z', shows: 'Closed, opens in' },
  },
};

export const DepthWhileClosed: StoryObj = {
  parameters: {
    screen: {
      mock: 'scenario:weekend-closed,clock:2026-03-07T12:00Z',
      shows: 'The market is closed. Orders appear',
    },
  },
  play: async () => {
    await userEvent.click(await sight.findByRole('tab', { name: 'Order book' }));
  },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'Pair details' } },
};

export const Failed: StoryObj = {
  parameters: { screen: { mock: 'scenario:maintenance', shows: 'Prices could not be loaded.' } },
};
