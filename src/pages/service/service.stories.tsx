import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Help and service',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'service', shows: 'Forgot trade password' },
  },
};
export default meta;

/** Nobody knows yet whether the account is frozen: the link asks. */
export const Visitor: StoryObj = {
  play: async () => {
    const link = await sight.findByRole('link', { name: 'Account frozen or locked' });
    await expect(link.getAttribute('href')).toMatch(/about=frozenOrLocked$/u);
  },
};

/** The user agreement in its sheet. */
export const Agreement: StoryObj = {
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: 'User agreement' }));
    await sight.findByRole('dialog', { name: 'User agreement' });
  },
};
