import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/About',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'about' } },
};
export default meta;

export const Visitor: StoryObj = {
  parameters: { screen: { shows: 'The rules are real' } },
};

export const Agreement: StoryObj = {
  parameters: { screen: { shows: 'You open one account' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: 'User agreement' }));
  },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'Members in 190 countries' } },
};

/** Content that needs no server is still shown. */
export const Failed: StoryObj = {
  parameters: {
    screen: { mock: 'scenario:maintenance', shows: 'This text could not be loaded.' },
  },
};
