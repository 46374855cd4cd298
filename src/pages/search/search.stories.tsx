import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = {
  title: 'screens/Search',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'search', mock: 'persona:visitor' } },
};
export default meta;

export const NothingTyped: StoryObj = { parameters: { screen: { shows: 'Gainers' } } };

export const Found: StoryObj = {
  parameters: { screen: { query: '?q=bitcoin', shows: 'BTC' } },
};

export const NothingFound: StoryObj = {
  parameters: { screen: { query: '?q=zzzz', shows: 'No pairs found' } },
};
