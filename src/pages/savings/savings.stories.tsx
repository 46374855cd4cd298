import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = {
  title: 'screens/Savings',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'interestTreasure', mock: 'persona:saver' },
  },
};
export default meta;

export const Products: StoryObj = { parameters: { screen: { shows: 'Deposited now' } } };

export const Visitor: StoryObj = {
  parameters: { screen: { mock: '', shows: 'Log in to see what you earn' } },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'Savings' } },
};

export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:saver,scenario:maintenance',
      shows: 'The products could not be loaded.',
    },
  },
};
