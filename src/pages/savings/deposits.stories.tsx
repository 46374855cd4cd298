import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Deposits',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'interestOrders', mock: 'persona:saver' },
  },
};
export default meta;

export const Many: StoryObj = { parameters: { screen: { shows: 'Completed' } } };

/** Opens the deposit that earns interest. */
const openHosted = async (): Promise<void> => {
  await userEvent.click(await sight.findByRole('button', { name: /5,000\.00 USDT/u }));
};

export const Hosting: StoryObj = {
  parameters: { screen: { shows: 'Interest payments' } },
  play: async () => {
    await openHosted();
    await expect(await sight.findByText('2 of 30 paid')).toBeInTheDocument();
  },
};

export const Redeem: StoryObj = {
  parameters: { screen: { shows: 'You get back' } },
  play: async () => {
    await openHosted();
    await userEvent.click(await sight.findByRole('button', { name: 'Redeem early' }));
    await expect(
      await sight.findByRole('button', { name: 'Redeem, 4,950.00 USDT back' }),
    ).toBeVisible();
  },
};

export const NoneYet: StoryObj = {
  parameters: { screen: { mock: 'persona:empty-lists', shows: 'No deposits yet' } },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'My deposits' } },
};

export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:saver,scenario:maintenance',
      shows: 'Your deposits could not be loaded.',
    },
  },
};
