import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Register',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'register' } },
};
export default meta;

const byPhone = async (): Promise<void> => {
  await userEvent.click(await sight.findByRole('radio', { name: 'Phone' }));
};

export const ByAccount: StoryObj = { parameters: { screen: { shows: 'Invite code' } } };

export const ByPhone: StoryObj = {
  parameters: { screen: { shows: 'Code from the text message' } },
  play: byPhone,
};

export const NothingFilledIn: StoryObj = {
  parameters: { screen: { shows: 'Enter an invite code.' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: 'Create account' }));
  },
};

export const AreaCodes: StoryObj = {
  parameters: { screen: { shows: 'Germany' } },
  play: async () => {
    await byPhone();
    await userEvent.click(await sight.findByRole('button', { name: /Country or region code/u }));
    await userEvent.type(await sight.findByRole('searchbox'), '49');
  },
};

export const Agreement: StoryObj = {
  parameters: { screen: { shows: 'You open one account' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: 'user agreement' }));
  },
};

export const ByWallet: StoryObj = {
  parameters: { screen: { shows: 'without an invite code' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('radio', { name: 'Wallet' }));
  },
};
