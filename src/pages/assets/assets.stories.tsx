import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Assets',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'assets', mock: 'persona:trader' } },
};
export default meta;

export const Coins: StoryObj = { parameters: { screen: { shows: 'Hide zero balances' } } };

export const Contract: StoryObj = {
  parameters: { screen: { mock: 'persona:margin-call', shows: 'Used margin' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('radio', { name: 'Contract account' }));
  },
};

export const Hidden: StoryObj = {
  parameters: { screen: { shows: 'Total equity' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: 'Hide balances' }));
  },
};

export const NothingYet: StoryObj = {
  parameters: { screen: { mock: 'persona:empty-lists', shows: 'Total equity' } },
};

export const Dust: StoryObj = {
  parameters: { screen: { mock: 'persona:dust', shows: 'Total equity' } },
};

export const LongTexts: StoryObj = {
  parameters: { screen: { mock: 'persona:whale', shows: 'Total equity' } },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'Assets' } },
};

export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:trader,scenario:maintenance',
      shows: 'Your balances could not be loaded.',
    },
  },
};
