import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Coin orders',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'coinOrders', mock: 'persona:dust' } },
};
export default meta;

/** A filled order has the time of its fill. */
export const Many: StoryObj = {
  parameters: { screen: { shows: 'BTC/USDT' } },
  play: async () => {
    const [order] = await sight.findAllByRole('button', { name: /USDT/u });
    await expect(order).toHaveTextContent(/Filled 20\d\d-/u);
  },
};

export const Details: StoryObj = {
  parameters: { screen: { shows: 'Fill price' } },
  play: async () => {
    const [order] = await sight.findAllByRole('button', { name: /USDT/u });
    if (order !== undefined) await userEvent.click(order);
  },
};

export const NoneYet: StoryObj = {
  parameters: { screen: { mock: 'persona:empty-lists', shows: 'No orders yet' } },
};

export const NoneCancelled: StoryObj = {
  parameters: { screen: { shows: 'No cancelled orders' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('radio', { name: 'Cancelled' }));
  },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'Spot orders' } },
};

export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:dust,scenario:maintenance',
      shows: 'Your orders could not be loaded.',
    },
  },
};
