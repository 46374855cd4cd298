import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = {
  title: 'screens/Help article',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'helpArticle' } },
};
export default meta;

/** With the screens that it is about. */
export const Article: StoryObj = {
  parameters: { screen: { query: '?id=29', shows: 'Withdrawals' } },
};

export const Unknown: StoryObj = {
  parameters: { screen: { query: '?id=99', shows: 'This article no longer exists.' } },
};

export const Loading: StoryObj = {
  parameters: { screen: { query: '?id=29', isSilent: true, shows: 'Help article' } },
};

export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'scenario:maintenance',
      query: '?id=29',
      shows: 'This article could not be loaded.',
    },
  },
};
