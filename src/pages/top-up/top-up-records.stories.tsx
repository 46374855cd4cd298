import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as sight, userEvent, within } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Top-up records',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'topUpRecords', mock: 'persona:reviewing' } },
};
export default meta;

const open = async (amount: string): Promise<void> =>
  userEvent.click(await sight.findByRole('button', { name: new RegExp(amount, 'u') }));

export const Many: StoryObj = { parameters: { screen: { shows: '2,500.00 USDT' } } };

export const Failed: StoryObj = {
  parameters: { screen: { shows: 'No such payment was found.' } },
  play: () => open('300.00 USDT'),
};

export const Late: StoryObj = {
  parameters: { screen: { shows: 'This is taking longer than usual.' } },
  play: () => open('600.00 USDT'),
};

/** Who was paid, with which reference, and how much in the currency of the bank. */
export const ByBank: StoryObj = {
  parameters: { screen: { mock: 'persona:banked', shows: 'Amount in EUR' } },
  play: async () => {
    await open('500.00 USDT');
    const sheet = within(await sight.findByRole('dialog'));
    // 500 at 0.93.
    await sheet.findByText('465.00 EUR');
    await sheet.findByText('1 USDT = 0.93 EUR');
    await sheet.findByText('Payment reference');
    await sheet.findByText(/^QS-\d+$/u);
  },
};

export const NoneOpen: StoryObj = {
  parameters: { screen: { mock: 'persona:verified', shows: 'No open top-ups' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('radio', { name: 'Open' }));
  },
};

export const NotLoaded: StoryObj = {
  parameters: {
    screen: { failing: ['getTopUps'], shows: 'Your top-ups could not be loaded.' },
  },
};
