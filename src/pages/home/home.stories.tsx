import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = {
  title: 'screens/Home',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'home' } },
};
export default meta;

export const Visitor: StoryObj = { parameters: { screen: { shows: 'Gainers' } } };

export const FirstVisit: StoryObj = {
  parameters: { screen: { isFirstVisit: true, shows: 'North Korea, Israel' } },
};

export const Member: StoryObj = {
  parameters: { screen: { mock: 'persona:trader', shows: 'Total equity' } },
};

/** In live mode and not verified: offers the demo account. */
export const NotVerified: StoryObj = {
  parameters: { screen: { mock: 'persona:unverified', shows: 'Practise with play money' } },
};

export const NothingYet: StoryObj = {
  parameters: { screen: { mock: 'persona:empty-lists', shows: 'Total equity' } },
};

export const LongTexts: StoryObj = {
  parameters: { screen: { mock: 'persona:whale', shows: 'Total equity' } },
};

export const Loading: StoryObj = {
  parameters: { screen: { mock: 'persona:trader', isSilent: true, shows: 'Quayside' } },
};

export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:trader,scenario:maintenance',
      shows: 'Your balances could not be loaded.',
    },
  },
};
