import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight, userEvent, within } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Add address',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'addAddress', mock: 'persona:trader' } },
};
export default meta;

const ETHEREUM = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

const pick = async (field: RegExp, option: RegExp): Promise<void> => {
  await userEvent.click(await sight.findByRole('button', { name: field }));
  const sheet = within(await sight.findByRole('dialog'));
  await userEvent.click(await sheet.findByRole('button', { name: option }));
};

const fill = async (network: RegExp, address: string): Promise<void> => {
  await pick(/^Currency/u, /USDT/u);
  await pick(/^Network/u, network);
  await userEvent.type(await sight.findByLabelText('Address'), address);
};

const proceed = async (): Promise<void> => {
  await userEvent.click(await sight.findByRole('button', { name: 'Continue' }));
};

export const Filled: StoryObj = {
  parameters: { screen: { shows: 'Label (optional)' } },
  play: () => fill(/TRC20/u, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'),
};

/** A server that names no networks: the app offers those that it knows, and says so. */
export const NetworksUnstated: StoryObj = {
  parameters: {
    screen: {
      missing: { getWithdrawalTerms: ['networks'] },
      shows: 'This server does not say which networks it pays out on.',
    },
  },
  play: () => pick(/^Currency/u, /USDT/u),
};

export const OtherNetwork: StoryObj = {
  parameters: { screen: { shows: 'This looks like an address on ERC20' } },
  play: () => fill(/TRC20/u, ETHEREUM),
};

export const Mistyped: StoryObj = {
  parameters: { screen: { shows: 'The check digits of this address are wrong' } },
  // Its last two characters are swapped. A warning stops nothing.
  play: async () => {
    await fill(/TRC20/u, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLjt6');
    await expect(await sight.findByText(/^The check digits/u)).toBeVisible();
    await expect(await sight.findByRole('button', { name: 'Continue' })).toBeEnabled();
  },
};

export const NothingFilledIn: StoryObj = {
  parameters: { screen: { shows: 'Choose a currency.' } },
  play: proceed,
};

export const Memo: StoryObj = {
  parameters: { screen: { shows: 'Copy it from the receiving side' } },
  play: async () => {
    await fill(/TON/u, 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs');
    await proceed();
  },
};

/** The whole destination is read back. */
export const Check: StoryObj = {
  parameters: { screen: { shows: 'Compare every group' } },
  play: async () => {
    await fill(/TRC20/u, ETHEREUM);
    await proceed();
  },
};

/** An account with an authenticator. */
export const Authenticator: StoryObj = {
  parameters: { screen: { mock: 'persona:secured', shows: 'Code from the authenticator app' } },
  play: async () => {
    await fill(/ERC20/u, ETHEREUM);
    await proceed();
    await userEvent.click(await sight.findByRole('button', { name: 'Save address' }));
  },
};

export const NotVerified: StoryObj = {
  parameters: { screen: { mock: 'persona:unverified', shows: 'Verify your identity first' } },
};
