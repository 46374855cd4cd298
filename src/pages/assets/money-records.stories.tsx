import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Money records',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'moneyRecords', mock: 'persona:reviewing' },
  },
};
export default meta;

export const AllKinds: StoryObj = { parameters: { screen: { shows: 'First review' } } };

export const Transfer: StoryObj = {
  parameters: { screen: { query: '?kind=transfer', mock: 'persona:trader', shows: '30 days' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: /^Transfer .*USDT/u }));
    await expect(await sight.findByRole('dialog')).toBeVisible();
  },
};

export const NothingYet: StoryObj = {
  parameters: { screen: { mock: 'persona:empty-lists', shows: 'No movements here yet' } },
};

/** The server lists no transfers. */
const NO_TRANSFERS = {
  mock: 'persona:trader',
  commands: [
    {
      command: 'fault',
      operation: 'getTransfers',
      stage: 'beforeCommit',
      effect: { kind: 'http', status: 404 },
      times: 1000,
    },
  ],
};

export const NoListOfTransfers: StoryObj = {
  parameters: {
    screen: {
      ...NO_TRANSFERS,
      query: '?kind=transfer',
      shows: 'The server offers no list of: Transfer',
    },
  },
};

export const SomeNotListed: StoryObj = {
  parameters: { screen: { ...NO_TRANSFERS, shows: 'The server offers no list of: Transfer' } },
};

export const LongTexts: StoryObj = {
  parameters: { screen: { mock: 'persona:max-length', shows: '30 days' } },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'Money history' } },
};

export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:trader,scenario:maintenance',
      shows: 'Your money history could not be loaded.',
    },
  },
};
