import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = {
  title: 'screens/Help',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'help', shows: 'Market hours' } },
};
export default meta;

export const AllArticles: StoryObj = {};

/** With a typing mistake. */
export const Found: StoryObj = {
  parameters: {
    screen: { query: '?q=witdrawal', shows: 'Withdrawing: conditions, fees and review' },
  },
};

export const NothingFound: StoryObj = {
  parameters: { screen: { query: '?q=qqqzzz', shows: 'Ask customer service' } },
};

/** A server without sections. */
export const NoSections: StoryObj = {
  parameters: {
    screen: {
      missing: { getNews: ['section', 'topic'] },
      shows: 'Market hours',
    },
  },
};

export const Failed: StoryObj = {
  parameters: { screen: { mock: 'scenario:maintenance', shows: 'Help could not be loaded.' } },
};
