import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = {
  title: 'screens/K-line',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'kline', query: '?pair=BTC%2FUSDT', mock: 'persona:visitor' },
  },
};
export default meta;

export const Candles: StoryObj = { parameters: { screen: { shows: 'Contract' } } };

export const ClosedMarket: StoryObj = {
  parameters: {
    screen: {
      query: '?pair=EUR%2FUSD&period=60min',
      mock: 'scenario:weekend-closed,clock:2026-03-07T12:00Z',
      shows: 'EUR/USD',
    },
  },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'K-line chart' } },
};

export const Failed: StoryObj = {
  parameters: { screen: { mock: 'scenario:maintenance', shows: 'Prices could not be loaded.' } },
};
