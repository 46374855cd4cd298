import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Help and service',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'service', shows: 'Forgot trade password' },
  },
};
export default meta;

export const Visitor: StoryObj = {};

/** The user agreement in its sheet. */
export const Agreement: StoryObj = {
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: 'User agreement' }));
    await sight.findByRole('dialog', { name: 'User agreement' });
  },
};
