import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Invite friends',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'invite', shows: 'Invite link' } },
};
export default meta;

export const SomeInvited: StoryObj = {
  parameters: { screen: { mock: 'persona:inviter', shows: 'People invited' } },
  play: async () => {
    await userEvent.click(
      (await sight.findAllByRole('button', { name: 'Copy' }))[0] ?? document.body,
    );
    await expect(await sight.findByText(/^(?:Code copied|Select the text)/u)).toBeVisible();
  },
};

export const NobodyYet: StoryObj = {
  parameters: {
    screen: { mock: 'persona:trader', shows: 'Nobody has registered with your code yet.' },
  },
};

export const Loading: StoryObj = {
  parameters: { screen: { mock: 'persona:trader', isSilent: true, shows: 'Your invitations' } },
};

/** The code is known without the call. */
export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:trader',
      failing: ['getInvitation'],
      shows: 'Your invitations could not be loaded.',
    },
  },
};
