import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Project subscriptions',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'projectOrders', mock: 'persona:subscriber' },
  },
};
export default meta;

/** One that is paid and held, with the time that is left. */
export const Details: StoryObj = {
  parameters: { screen: { shows: 'is held until the units are delivered' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: /Lighthouse/u }));
  },
};

export const Delivered: StoryObj = {
  parameters: { screen: { shows: 'Units delivered' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: /Harbour/u }));
  },
};

/** A server without the call. */
export const NotListed: StoryObj = {
  parameters: {
    screen: {
      commands: [
        {
          command: 'fault',
          operation: 'getSubscriptions',
          stage: 'beforeCommit',
          effect: { kind: 'http', status: 404 },
          times: 100,
        },
      ],
      shows: 'Your subscriptions are not listed here.',
    },
  },
};

export const NoneYet: StoryObj = {
  parameters: { screen: { mock: 'persona:empty-lists', shows: 'No subscriptions yet' } },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'My subscriptions' } },
};

export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:subscriber,scenario:maintenance',
      shows: 'Your subscriptions could not be loaded.',
    },
  },
};
