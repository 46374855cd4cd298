import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = {
  title: 'screens/Notifications',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'notifications', mock: 'persona:reviewing', shows: 'Withdrawal failed' },
  },
};
export default meta;

/** Of all categories, unread. */
export const Messages: StoryObj = {};

/** The rejections and the security messages stay, whatever is chosen. */
export const Filtered: StoryObj = {
  parameters: {
    screen: { query: '?tab=messages&category=trade', shows: 'Rejections and security messages' },
  },
};

export const VisitorMessages: StoryObj = {
  parameters: {
    screen: { mock: '', query: '?tab=messages', shows: 'Log in to see your messages.' },
  },
};

/** What visitors see first. */
export const Notices: StoryObj = {
  parameters: { screen: { mock: '', shows: 'Forex and metals pay three nights' } },
};

export const Failed: StoryObj = {
  parameters: {
    screen: { failing: ['getNotifications'], shows: 'Your messages could not be loaded.' },
  },
};
