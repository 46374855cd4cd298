import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = {
  title: 'screens/Notification',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'notification', mock: 'persona:reviewing', shows: 'Withdrawal failed' },
  },
};
export default meta;

/** A rejection, with the way to its record. */
export const Message: StoryObj = {
  parameters: { screen: { query: '?message=13', shows: 'See the withdrawal' } },
};

export const Notice: StoryObj = {
  parameters: { screen: { mock: '', query: '?id=2', shows: 'Copy link' } },
};

/** Its number is of no message. */
export const Missing: StoryObj = {
  parameters: {
    screen: { query: '?message=99999', shows: 'This message is no longer here.' },
  },
};

export const Loading: StoryObj = {
  parameters: { screen: { query: '?message=13', isSilent: true, shows: 'Notification' } },
};
