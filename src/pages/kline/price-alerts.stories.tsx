import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Price alerts',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'kline', query: '?pair=BTC%2FUSDT', mock: 'persona:visitor' },
  },
};
export default meta;

const openAlerts = async (): Promise<void> => {
  await userEvent.click(await sight.findByRole('button', { name: /^Price alerts/u }));
};

const submit = async (): Promise<void> => {
  await userEvent.click(await sight.findByRole('button', { name: 'Set alert' }));
};

export const None: StoryObj = {
  parameters: { screen: { shows: 'No alerts for this pair' } },
  play: openAlerts,
};

export const Refused: StoryObj = {
  parameters: { screen: { shows: 'Enter a price above or below the current one.' } },
  play: async () => {
    await openAlerts();
    await submit();
  },
};

export const Waiting: StoryObj = {
  parameters: { screen: { shows: 'When the price rises to 99,000.00' } },
  play: async () => {
    await openAlerts();
    const field = await sight.findByLabelText('Alert me at');
    await userEvent.clear(field);
    await userEvent.type(field, '99000');
    await submit();
  },
};
