import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = {
  title: 'screens/Language',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'language', shows: 'Deutsch' } },
};
export default meta;

export const Twelve: StoryObj = {};
