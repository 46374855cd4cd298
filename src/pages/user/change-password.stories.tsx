import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Login password',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'changePassword' } },
};
export default meta;

/** A name alone is not enough: no code can be sent to it. */
export const ForgottenByName: StoryObj = {
  parameters: { screen: { shows: 'A name alone is not enough' } },
};

export const ForgottenByEmail: StoryObj = {
  parameters: { screen: { shows: 'Code from the email' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('radio', { name: 'Email' }));
  },
};

export const Member: StoryObj = {
  parameters: { screen: { mock: 'persona:secured', shows: 'We send it to +49 ***5678' } },
};

export const NothingFilledIn: StoryObj = {
  parameters: { screen: { mock: 'persona:trader', shows: 'Enter the current password.' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: 'Change password' }));
  },
};

/** An account that a wallet made has no password, and no address for the code that a first one needs. */
export const ByWallet: StoryObj = {
  parameters: { screen: { mock: 'persona:by-wallet', shows: 'Add an email address' } },
};
