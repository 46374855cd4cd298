import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as sight, userEvent, within } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Withdrawals',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'withdrawRecords', mock: 'persona:banked' } },
};
export default meta;

const open = async (status: string): Promise<void> => {
  const [row] = await sight.findAllByRole('button', { name: new RegExp(`${status}$`, 'u') });
  if (row !== undefined) await userEvent.click(row);
};

export const Many: StoryObj = { parameters: { screen: { shows: 'Cancelled' } } };

export const FailedOne: StoryObj = {
  parameters: { screen: { shows: 'Withdraw again' } },
  play: () => open('Failed'),
};

/** To a bank: who is paid, where, and what the bank received. */
export const PaidByBank: StoryObj = {
  parameters: { screen: { shows: 'Your bank received' } },
  play: async () => {
    await open('Paid');
    const sheet = within(await sight.findByRole('dialog'));
    // 500 without the fee of 2, at 0.92.
    await sheet.findByText('458.16 EUR');
    await sheet.findByText('1 USDT = 0.92 EUR');
    await sheet.findByText('Ada Berg');
    await sheet.findByText('Example Bank');
    await sheet.findByText('•••• 0001');
  },
};

/** To an address, which can be copied to compare it. */
export const UnderReview: StoryObj = {
  parameters: { screen: { mock: 'persona:reviewing', shows: 'Cancel withdrawal' } },
  play: async () => {
    await open('First review');
    await within(await sight.findByRole('dialog')).findByRole('button', { name: 'Copy' });
  },
};

export const NoneYet: StoryObj = {
  parameters: { screen: { mock: 'persona:new', shows: 'No withdrawals yet' } },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'Withdrawals' } },
};

export const Failed: StoryObj = {
  parameters: {
    screen: { failing: ['getWithdrawals'], shows: 'Your withdrawals could not be loaded.' },
  },
};
