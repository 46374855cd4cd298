import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = {
  title: 'screens/Profile',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'profile', shows: 'User ID' } },
};
export default meta;

export const Full: StoryObj = { parameters: { screen: { mock: 'persona:secured' } } };
export const LongName: StoryObj = { parameters: { screen: { mock: 'persona:max-length' } } };
