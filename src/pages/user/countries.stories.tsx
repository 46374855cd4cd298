import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = {
  title: 'screens/Countries',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'countries' } },
};
export default meta;

export const Visitor: StoryObj = {
  parameters: { screen: { shows: 'Withdrawing stays open' } },
};
