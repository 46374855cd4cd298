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

/** The customer-service button does not cover the last tab. */
export const LastTab: StoryObj = {
  parameters: { screen: { mock: 'persona:visitor', shows: 'Pairs you open' } },
  play: async ({ canvas, userEvent }) => {
    const service = await canvas.findByRole('button', { name: 'Customer service' });
    const edge = () => service.getBoundingClientRect().left;
    const first = await canvas.findByRole('tab', { name: 'Crypto' });
    const row = canvas.getByRole('tablist');
    await expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(edge());
    await expect(row.getBoundingClientRect().bottom).toBeGreaterThan(
      service.getBoundingClientRect().top,
    );
    await userEvent.click(first);
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'Recent' });
    await expect(last).toHaveAttribute('aria-selected', 'true');
    // Nor does the fade at the end of the row.
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThan(edge() - 10));
  },
};
