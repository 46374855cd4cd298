import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Profile',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'profile', shows: 'User number' } },
};
export default meta;

export const Full: StoryObj = { parameters: { screen: { mock: 'persona:secured' } } };
export const LongName: StoryObj = { parameters: { screen: { mock: 'persona:max-length' } } };

/** A server that names the account by nothing but its id. */
export const Nameless: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:secured',
      missing: { getUserInfo: ['account_number', 'phone', 'email'] },
    },
  },
  play: async () => {
    await sight.findByText('User number');
    await expect(sight.queryByText('Account name')).toBeNull();
  },
};
