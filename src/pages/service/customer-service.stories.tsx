import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = {
  title: 'screens/Customer service',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'customerService', shows: 'Contacts' } },
};
export default meta;

export const Member: StoryObj = {
  parameters: { screen: { mock: 'persona:trader', shows: 'User number' } },
};

export const Frozen: StoryObj = {
  parameters: { screen: { query: '?about=frozen', shows: 'Your account is frozen' } },
};

export const AboutRecord: StoryObj = {
  parameters: {
    screen: { mock: 'persona:trader', query: '?about=70012', shows: 'Text for your message' },
  },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'Contacts' } },
};

export const Failed: StoryObj = {
  parameters: {
    screen: { mock: 'scenario:maintenance', shows: 'The contacts could not be loaded.' },
  },
};
