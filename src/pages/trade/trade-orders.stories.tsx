import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Trade orders',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'tradeOrders', mock: 'persona:trader' } },
};
export default meta;

export const Many: StoryObj = { parameters: { screen: { shows: 'BTC/USDT' } } };

export const Receipt: StoryObj = {
  parameters: { screen: { shows: 'Settlement price' } },
  play: async () => {
    const [order] = await sight.findAllByRole('button', { name: /USDT/u });
    if (order !== undefined) await userEvent.click(order);
  },
};

export const NoneYet: StoryObj = {
  parameters: { screen: { mock: 'persona:empty-lists', shows: 'No orders yet.' } },
};

export const NoneRunning: StoryObj = {
  parameters: { screen: { shows: 'No order is running.' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('radio', { name: 'Running' }));
  },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'My orders' } },
};

export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:trader,scenario:maintenance',
      shows: 'Your orders could not be loaded.',
    },
  },
};
