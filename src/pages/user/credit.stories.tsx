import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Credit score',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'creditScore', shows: '70' } },
};
export default meta;

export const FirstLevel: StoryObj = {
  parameters: { screen: { mock: 'persona:trader', shows: 'What it is made of' } },
};

export const Full: StoryObj = {
  parameters: { screen: { mock: 'persona:advanced', shows: 'What it is made of' } },
};

/** A server that states the number alone: nothing is said about what it depends on. */
export const NumberAlone: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:trader',
      missing: { getUserInfo: ['score_maximum', 'score_parts'] },
      shows: 'Search answers by topic',
    },
  },
  play: async () => {
    await expect(await sight.findByText('70')).toBeVisible();
    await expect(sight.queryByText(/how reliably you repay loans/u)).toBeNull();
  },
};

/** A server that states no score: another thing than an account that has none yet. */
export const Unknown: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:trader',
      missing: { getUserInfo: ['score'] },
      shows: 'does not state your score',
    },
  },
};

export const Loading: StoryObj = {
  parameters: {
    screen: { mock: 'persona:trader', isSilent: true, shows: 'Search answers by topic' },
  },
};

export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:trader,scenario:maintenance',
      shows: 'Your score could not be loaded.',
    },
  },
};
