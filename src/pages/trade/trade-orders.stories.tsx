import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen as sight, userEvent, waitFor, within } from 'storybook/test';

const meta: Meta = {
  title: 'screens/Trade orders',
  tags: ['screen'],
  parameters: { layout: 'fullscreen', screen: { name: 'tradeOrders', mock: 'persona:trader' } },
};
export default meta;

/** A settled order shows when it was settled. */
export const Many: StoryObj = {
  parameters: { screen: { shows: 'BTC/USDT' } },
  play: async () => {
    const [order] = await sight.findAllByRole('button', { name: /USDT/u });
    await expect(order).toHaveTextContent(/Settled 20\d\d-/u);
  },
};

export const Receipt: StoryObj = {
  parameters: { screen: { shows: 'Settlement price' } },
  play: async () => {
    const [order] = await sight.findAllByRole('button', { name: /USDT/u });
    if (order !== undefined) await userEvent.click(order);
  },
};

/** A server without receipts: the result is shared without one, and no button leads to a receipt. */
export const NoReceipts: StoryObj = {
  parameters: {
    screen: {
      commands: [
        {
          command: 'fault',
          operation: 'getOrderReceipt',
          stage: 'beforeCommit',
          effect: { kind: 'http', status: 404 },
          times: 100,
        },
      ],
      shows: 'Settlement price',
    },
  },
  play: async () => {
    await userEvent.click(await sight.findByRole('radio', { name: 'Settled' }));
    const [order] = await sight.findAllByRole('button', { name: /USDT/u });
    if (order !== undefined) await userEvent.click(order);
    await sight.findByRole('button', { name: 'Copy result' });
    await expect(sight.queryByRole('button', { name: 'Receipt and check' })).toBeNull();
  },
};

export const Replay: StoryObj = {
  parameters: { screen: { shows: 'Second by second' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('radio', { name: 'Settled' }));
    const [order] = await sight.findAllByRole('button', { name: /USDT/u });
    if (order !== undefined) await userEvent.click(order);
    await userEvent.click(await sight.findByRole('button', { name: 'Receipt and check' }));
    const second = await sight.findByRole('slider', { name: 'Second of the order' });
    second.focus();
    // At the entry price, where the profit is zero.
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

const submit = (stake: number): Promise<Response> =>
  fetch('/api/microtrade/submit', {
    method: 'POST',
    headers: { Authorization: localStorage.getItem('token') ?? '' },
    body: new URLSearchParams({
      match_id: '1',
      currency_id: '3',
      type: '1',
      seconds: '30',
      number: `${stake}`,
    }),
  });

/** A running order with countdown, current price and profit, in the list and in its details. */
export const OneRunning: StoryObj = {
  parameters: { screen: { shows: 'If it ended now' } },
  play: async () => {
    await sight.findByRole('radio', { name: 'Running' });
    await submit(100);
    await userEvent.click(sight.getByRole('radio', { name: 'Running' }));
    // A tie so far: the fee of 0.20.
    const row = await sight.findByRole('button', { name: /\u22120\.20/u });
    await expect(row).toHaveTextContent('If it ended now');
    await userEvent.click(row);
    await sight.findByText('Now');
  },
};

/** More running orders than fit on a page: Trade counts them all. */
export const ManyRunning: StoryObj = {
  parameters: { screen: { mock: 'persona:practice', shows: 'Other orders: 20' } },
  play: async () => {
    await sight.findByRole('radio', { name: 'Running' });
    for (let order = 0; order < 21; order += 1) await submit(10 + order);
    window.location.hash = '#/pages/trade/index?pair=BTC%2FUSDT';
    await sight.findByText('Other orders: 20');
  },
};

/** Filtered by one pair, kept in the address. */
export const OfOnePair: StoryObj = {
  parameters: { screen: { shows: 'ETH/USDT' } },
  play: async () => {
    await sight.findAllByText('BTC/USDT');
    await userEvent.click(await sight.findByRole('button', { name: 'All pairs' }));
    const sheet = within(await sight.findByRole('dialog'));
    await userEvent.click(await sheet.findByText('ETH/USDT'));
    await waitFor(() => expect(window.location.hash).toContain('pair=ETH'));
    await waitFor(() => expect(sight.queryByText('BTC/USDT')).toBeNull());
  },
};

export const NoneYet: StoryObj = {
  parameters: { screen: { mock: 'persona:empty-lists', shows: 'No orders yet' } },
};

export const NoneRunning: StoryObj = {
  parameters: { screen: { shows: 'No running orders' } },
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
