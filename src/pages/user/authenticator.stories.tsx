import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Authenticator',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'authenticator' } },
};
export default meta;

/** It cannot be removed: said before. */
export const Before: StoryObj = {
  parameters: { screen: { mock: 'persona:trader', shows: 'you cannot remove it here' } },
};

const showKey = async (): Promise<void> => {
  await userEvent.click(await sight.findByRole('button', { name: 'Set up authenticator' }));
};

/** The app makes the code: the hint of the demo says nothing of a message. */
export const Key: StoryObj = {
  parameters: { screen: { mock: 'persona:trader', shows: 'Write the key down' } },
  play: async () => {
    await showKey();
    await sight.findByText('Demo: the code is always 111111.');
  },
};

/** As of a server that only says that none is set. */
export const NoKey: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:trader',
      missing: { setUpAuthenticator: ['secret', 'qrcode'] },
      shows: 'This server gave no key',
    },
  },
  play: showKey,
};

export const WrongCode: StoryObj = {
  parameters: { screen: { mock: 'persona:trader', shows: 'This code is wrong' } },
  play: async () => {
    await showKey();
    await userEvent.type(await sight.findByRole('textbox', { name: /^2/u }), '000000');
  },
};

export const On: StoryObj = {
  parameters: { screen: { mock: 'persona:secured', shows: 'Your authenticator is on' } },
};
