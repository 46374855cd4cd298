import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Exchange records',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'exchangeRecords', mock: 'persona:exchanger' },
  },
};
export default meta;

export const Many: StoryObj = { parameters: { screen: { shows: 'BTC → SOL' } } };

export const Details: StoryObj = {
  parameters: { screen: { shows: 'You received after fee' } },
  play: async () => {
    const [record] = await sight.findAllByRole('button', { name: /USDT → BTC/u });
    if (record !== undefined) await userEvent.click(record);
  },
};

export const NoneYet: StoryObj = {
  parameters: { screen: { mock: 'persona:empty-lists', shows: 'No exchanges yet' } },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'Exchange records' } },
};

export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:exchanger,scenario:maintenance',
      shows: 'Your exchanges could not be loaded.',
    },
  },
};
