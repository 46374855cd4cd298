import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Log in',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'login' } },
};
export default meta;

export const ByAccount: StoryObj = { parameters: { screen: { shows: 'Remember me' } } };

export const ByPhone: StoryObj = {
  parameters: { screen: { shows: 'Phone number' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('radio', { name: 'Phone' }));
  },
};

export const NothingFilledIn: StoryObj = {
  parameters: { screen: { shows: 'Enter your account name.' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: 'Log in' }));
  },
};

export const Puzzle: StoryObj = {
  parameters: { screen: { shows: 'One quick check' } },
  play: async () => {
    await userEvent.type(await sight.findByLabelText('Account name'), 'trader');
    await userEvent.type(await sight.findByLabelText('Password'), 'quayside1');
    await userEvent.click(await sight.findByRole('button', { name: 'Log in' }));
  },
};

const chooseWallets = async (): Promise<void> => {
  await userEvent.click(await sight.findByRole('radio', { name: 'Wallet' }));
};
const chooseDemoWallet = async (): Promise<void> => {
  await chooseWallets();
  await userEvent.click(await sight.findByRole('button', { name: 'Demo wallet' }));
};

export const ByWallet: StoryObj = {
  parameters: { screen: { shows: 'Wallets in this browser' } },
  play: chooseWallets,
};

export const SimulatedWalletAsks: StoryObj = {
  parameters: { screen: { shows: 'Share your address?' } },
  play: chooseDemoWallet,
};

export const TextToSign: StoryObj = {
  parameters: { screen: { shows: 'Read before you sign' } },
  play: async () => {
    await chooseDemoWallet();
    await userEvent.click(await sight.findByRole('button', { name: 'Share address' }));
  },
};
