import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = {
  title: 'screens/Phone and email',
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
};
export default meta;

export const FirstEmail: StoryObj = {
  parameters: {
    screen: { name: 'changeEmail', mock: 'persona:trader', shows: 'Confirm email address' },
  },
};

export const OtherPhone: StoryObj = {
  parameters: { screen: { name: 'changePhone', mock: 'persona:secured', shows: '+49 ***5678' } },
};
