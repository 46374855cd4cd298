import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Quotes',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'quotes' } },
};
export default meta;

const SATURDAY = 'scenario:weekend-closed,clock:2026-03-07T12:00Z';
export const Crypto: StoryObj = { parameters: { screen: { shows: 'ETH' } } };

export const Metals: StoryObj = {
  parameters: { screen: { query: '?market=metal', shows: 'XAU' } },
};

export const ForexClosed: StoryObj = {
  parameters: { screen: { query: '?market=forex', mock: SATURDAY, shows: 'Closed' } },
};

export const NoFavourites: StoryObj = {
  parameters: { screen: { query: '?market=favourites', shows: 'No favourites yet' } },
};

/** A server that has coins alone: no error, and nothing to try again. */
export const NoForex: StoryObj = {
  parameters: {
    screen: {
      query: '?market=forex',
      commands: [
        {
          command: 'fault',
          operation: 'getForexPairs',
          stage: 'beforeCommit',
          effect: { kind: 'http', status: 404 },
          times: 1000,
        },
      ],
      shows: 'No pairs in this market',
    },
  },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'Crypto' } },
};

export const Failed: StoryObj = {
  parameters: { screen: { mock: 'scenario:maintenance', shows: 'Prices could not be loaded.' } },
};

const box = (element: HTMLElement) => element.getBoundingClientRect();

/** The customer-service button stands beside the search, which ends before it, and covers no tab. */
export const LastTab: StoryObj = {
  parameters: { screen: { mock: 'persona:visitor', shows: 'Pairs you open' } },
  play: async ({ canvas, userEvent }) => {
    const service = await canvas.findByRole('button', { name: 'Customer service' });
    const search = canvas.getByRole('link', { name: 'Search pairs' });
    const row = canvas.getByRole('tablist');
    await waitFor(() => expect(box(service).bottom).toBeLessThanOrEqual(box(row).top));
    await expect(box(search).right).toBeLessThanOrEqual(box(service).left);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Crypto' }));
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'Recent' });
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(box(last).right).toBeLessThanOrEqual(box(row).right));
  },
};
