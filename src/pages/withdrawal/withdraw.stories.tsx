import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight, userEvent, within } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Withdraw',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'withdraw', mock: 'persona:banked' } },
};
export default meta;

/** Fills the form for a bank card. */
const fill = async (amount: string): Promise<void> => {
  await userEvent.click(await sight.findByRole('radio', { name: 'Bank card' }));
  const [card] = await sight.findAllByRole('radio', { name: /Example Bank/u });
  if (card !== undefined) await userEvent.click(card);
  await userEvent.type(await sight.findByLabelText('Amount in USDT'), amount);
};

export const Form: StoryObj = {
  parameters: { screen: { shows: 'Withdraw 300.00 USDT' } },
  play: () => fill('300'),
};

/** The form of a withdrawal that the bank refused, filled in again. */
export const RefusedBefore: StoryObj = {
  parameters: { screen: { shows: 'The last withdrawal to this destination failed.' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('radio', { name: 'Bank card' }));
    await userEvent.click(await sight.findByRole('radio', { name: /0002/u }));
    await sight.findByText('The bank refused the account.');
    await userEvent.click(await sight.findByRole('radio', { name: /0001/u }));
    await expect(sight.queryByText('The bank refused the account.')).toBeNull();
    await userEvent.click(await sight.findByRole('radio', { name: /0002/u }));
  },
};

export const AmountTooSmall: StoryObj = {
  parameters: { screen: { shows: 'The minimum is 50.00 USDT' } },
  play: () => fill('9'),
};

export const Confirmation: StoryObj = {
  parameters: { screen: { shows: 'Check your withdrawal' } },
  play: async () => {
    await fill('300');
    await userEvent.click(await sight.findByRole('button', { name: 'Withdraw 300.00 USDT' }));
    await within(await sight.findByRole('dialog')).findByLabelText('Trade password');
  },
};

export const Blocked: StoryObj = {
  parameters: { screen: { mock: 'persona:whale', shows: 'Close your open positions' } },
};

export const IdentityRejected: StoryObj = {
  parameters: { screen: { mock: 'persona:rejected', shows: 'Your identity was rejected' } },
  play: async () => {
    await expect(await sight.findByText(/^Reason: We could not confirm/u)).toBeVisible();
    const again = await sight.findByRole('link', { name: 'Correct and submit again' });
    await expect(again).toHaveAttribute('href', expect.stringContaining('/pages/user/primaryAuth'));
  },
};

export const DemoAccount: StoryObj = {
  parameters: { screen: { mock: 'persona:practice', shows: 'Switch to live' } },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'Withdraw' } },
};

export const Failed: StoryObj = {
  parameters: {
    screen: { failing: ['getWithdrawalTerms'], shows: 'The withdrawal form could not be loaded.' },
  },
};
