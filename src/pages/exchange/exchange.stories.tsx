import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight, userEvent, waitFor, within } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Exchange',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'exchange', mock: 'persona:exchanger' } },
};
export default meta;

const type = async (amount: string): Promise<void> => {
  await userEvent.type(await sight.findByLabelText('Amount in USDT'), amount);
};

/** Opens the sheet and returns it. */
const stage = async () => {
  await type('100');
  await userEvent.click(await sight.findByRole('button', { name: /^Exchange 100\.00 USDT for/u }));
  return within(await sight.findByRole('dialog', { name: 'Confirm exchange' }));
};

const confirm = async (): Promise<void> => {
  const sheet = await stage();
  await userEvent.click(sheet.getByRole('button', { name: /^Exchange 100\.00 USDT for/u }));
};

export const Ready: StoryObj = { parameters: { screen: { shows: 'Enter an amount' } } };

export const TooLittle: StoryObj = {
  parameters: { screen: { shows: 'At least 10.00 USDT' } },
  play: () => type('9.99'),
};

/** A server that holds no rates: its price is shown, its fee is unknown, and what is received is about. */
export const NotHeld: StoryObj = {
  parameters: {
    screen: {
      missing: { quoteFlashExchange: ['quote'] },
      shows: 'You receive about',
    },
  },
  play: async () => {
    await type('100');
    await expect(await sight.findByText(/^The rate is not held/u)).toBeVisible();
    await expect(sight.getByText('Fee').closest('div')).toHaveTextContent('Not stated');
  },
};

/** The server's clock has passed the rate: nothing is converted, the new rate stands beside the old one. */
export const RateOver: StoryObj = {
  parameters: { screen: { shows: 'Accept new rate' } },
  play: async () => {
    const sheet = await stage();
    await window.__mock?.({ command: 'advance', seconds: 16 });
    await userEvent.click(sheet.getByRole('button', { name: /^Exchange 100\.00 USDT for/u }));
    await expect(await sheet.findByRole('button', { name: 'Accept new rate' })).toBeVisible();
    await expect(sheet.getByText(/This rate has expired/u)).toBeVisible();
  },
};

export const Receipt: StoryObj = {
  parameters: { screen: { shows: 'Copy number' } },
  play: async () => {
    await confirm();
    await expect(await sight.findByRole('dialog', { name: /^Exchange \d+$/u })).toBeVisible();
  },
};

export const NotOffered: StoryObj = {
  parameters: {
    screen: {
      commands: [
        {
          command: 'fault',
          operation: 'quoteFlashExchange',
          stage: 'beforeCommit',
          effect: { kind: 'refusal', key: 'function_unavailable' },
          times: 100,
        },
      ],
      shows: 'Flash exchange is not available here',
    },
  },
  play: () => waitFor(() => expect(sight.getByRole('link', { name: 'Go to Spot' })).toBeVisible()),
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'Flash exchange' } },
};

export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:exchanger,scenario:maintenance',
      shows: 'The currencies could not be loaded.',
    },
  },
};
