import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight } from 'storybook/test';

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

/** Somebody asks, whose account may be in order: nothing says that it is frozen. */
export const FrozenOrLocked: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:trader',
      query: '?about=frozenOrLocked',
      shows: 'Is your account frozen or locked?',
    },
  },
  play: async () => {
    await sight.findByText(/^Is my account frozen or locked\?/u);
    await sight.findByText('You can still see your balances and records.');
    await expect(sight.queryByText(/is frozen/u)).toBeNull();
  },
};

/** The message has the world's time, as soon as a reply has told it. */
export const AboutRecord: StoryObj = {
  parameters: {
    screen: { mock: 'persona:trader', query: '?about=70012', shows: 'Text for your message' },
  },
  play: async () => {
    await sight.findByText(/2026-03-02 09:00/u);
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
