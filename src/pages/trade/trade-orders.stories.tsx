import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen as sight, userEvent } from 'storybook/test';

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

export const Replay: StoryObj = {
  parameters: { screen: { shows: 'Second by second' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('radio', { name: 'Finished' }));
    const [order] = await sight.findAllByRole('button', { name: /USDT/u });
    if (order !== undefined) await userEvent.click(order);
    await userEvent.click(await sight.findByRole('button', { name: 'Receipt and check' }));
    const second = await sight.findByRole('slider', { name: 'Second of the order' });
    second.focus();
    // Back to the entry, where nothing has moved yet.
    await fireEvent.change(second, { target: { value: '0' } });
    await expect(second).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^After 0 s: .*Unchanged$/u),
    );
    await userEvent.click(sight.getByRole('button', { name: 'Play' }));
    await expect(sight.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(await sight.findByText(/^After [1-9]/u)).toBeVisible();
    await fireEvent.change(second, { target: { value: second.getAttribute('max') } });
    await expect(sight.getByRole('button', { name: 'Play' })).toBeVisible();
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
