import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = {
  title: 'screens/Loans',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'loan', mock: 'persona:debtor' } },
};
export default meta;

export const Owing: StoryObj = { parameters: { screen: { shows: 'A loan is overdue' } } };

export const Visitor: StoryObj = {
  parameters: { screen: { mock: 'persona:visitor', shows: 'Log in to see what you owe' } },
};

export const Loading: StoryObj = { parameters: { screen: { isSilent: true, shows: 'Loans' } } };

export const Failed: StoryObj = {
  parameters: {
    screen: { mock: 'persona:debtor,scenario:maintenance', shows: 'could not be loaded' },
  },
};
