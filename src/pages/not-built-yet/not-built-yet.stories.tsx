import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = {
  title: 'screens/Not built yet',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'openLocation', shows: 'Not built yet' } },
};
export default meta;

export const Default: StoryObj = {};
