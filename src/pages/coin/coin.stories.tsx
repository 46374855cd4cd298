import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as sight, userEvent, waitFor, within } from 'storybook/test';
import { pastDoubleTap } from '@/lib/past-double-tap';

/** Time-out in milliseconds; long, because prices are polled and machines may be busy. */
const meta: Meta = {
  title: 'screens/Coin',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'coin', query: '?pair=BTC%2FUSDT', mock: 'persona:practice' },
  },
};
export default meta;

const fault = (operation: string, effect: object) => ({
  command: 'fault',
  operation,
  stage: 'beforeCommit',
  effect,
  times: 100,
});
const refusing = (key: string) => fault('placeCoinOrder', { kind: 'refusal', key });

const type = async (label: RegExp, text: string): Promise<void> => {
  const field = await sight.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/** The ticket behind the sheet has a button with the same label. */
const PLACE = { name: /^Buy 0.01 BTC/u };
const inSheet = () => within(sight.getByRole('dialog'));
const findPlaceButton = async (): Promise<HTMLElement> =>
  within(await sight.findByRole('dialog')).findByRole('button', PLACE);

const confirm = async (): Promise<void> => {
  await type(/^Amount/u, '0.01');
  await userEvent.click(await sight.findByRole('button', { name: /^Buy 0.01 BTC/u }));
  await findPlaceButton();
};

const place = async (): Promise<void> => {
  await confirm();
  await userEvent.click(await findPlaceButton());
};

const confirmLimit = async (): Promise<void> => {
  await userEvent.click(await sight.findByRole('radio', { name: 'Limit' }));
  await type(/^Limit price/u, '20000');
  await confirm();
};

export const Demo: StoryObj = { parameters: { screen: { shows: 'In your spot account' } } };

export const Visitor: StoryObj = {
  parameters: { screen: { mock: 'persona:visitor', shows: 'Log in to trade' } },
};

export const NotVerified: StoryObj = {
  parameters: { screen: { mock: 'persona:unverified', shows: 'Verify your identity' } },
};

export const LongTexts: StoryObj = {
  parameters: {
    screen: { query: '?pair=SHIB%2FUSDT', mock: 'persona:whale', shows: 'In your spot account' },
  },
};

export const FilledIn: StoryObj = {
  parameters: { screen: { shows: 'You receive after fee' } },
  play: () => type(/^Amount/u, '0.05'),
};

/** A server that says the fee of orders nowhere. */
export const FeeUnknown: StoryObj = {
  parameters: {
    screen: {
      missing: { '*': ['coin_trade_fee'] },
      shows: 'You receive before fee',
    },
  },
  play: async () => {
    await type(/^Amount/u, '0.05');
    await expect(sight.getByText('Fee').closest('div')).toHaveTextContent('Not stated');
  },
};

/** A server whose orders say no type: a market order may stay open, and the sheet says so. */
export const OrderTypesUnknown: StoryObj = {
  parameters: {
    screen: {
      missing: { getCoinOrders: ['order_mode'] },
      shows: 'This server may take it as a limit order at ',
    },
  },
  play: async () => {
    // At a limit: no move of the price can hold it up.
    await confirmLimit();
    await userEvent.click(await findPlaceButton());
    await sight.findByText('Open orders (1)');
    await waitFor(() => expect(sight.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(await sight.findByRole('radio', { name: 'Market' }));
    // The same button places both orders: a fast machine would tap it twice within half a second.
    await pastDoubleTap();
    await confirm();
  },
};

/** The amount is typed as a total in USDT: the coins are worked out at the limit, and the switch converts it. */
export const InQuoteCurrency: StoryObj = {
  parameters: { screen: { shows: '≈ 0.0052 BTC' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('radio', { name: 'Limit' }));
    await type(/^Limit price/u, '20000');
    await userEvent.click(await sight.findByRole('button', { name: /^BTC: /u }));
    // 105 / 20000 = 0.00525, down to the step of 0.0001; 0.0052 x 20000 = 104
    await type(/^Amount in USDT/u, '105');
    await sight.findByRole('button', { name: 'Buy 0.0052 BTC for 104.00 USDT' });
    await userEvent.click(await sight.findByRole('button', { name: /^USDT: /u }));
    await expect(await sight.findByRole('textbox', { name: 'Amount in BTC' })).toHaveValue(
      '0.0052',
    );
    await userEvent.click(await sight.findByRole('button', { name: /^BTC: /u }));
    await expect(await sight.findByRole('textbox', { name: 'Amount in USDT' })).toHaveValue('105');
  },
};

export const LimitWrong: StoryObj = {
  parameters: { screen: { shows: 'You have 10,000.00 USDT; this order needs' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('radio', { name: 'Limit' }));
    await type(/^Amount/u, '5');
  },
};

export const Confirm: StoryObj = {
  parameters: { screen: { shows: 'It fills at the price in the second' } },
  play: confirm,
};

/** The price moves during confirmation: the button re-quotes before the order can be placed. */
export const PriceMoved: StoryObj = {
  parameters: { screen: { shows: 'The price has moved.' } },
  play: async () => {
    await confirm();
    const gap = { symbol: 'BTC/USDT', kind: 'gap', seconds: 600, percent: 4 };
    await window.__mock?.({ command: 'direct', ...gap });
    await window.__mock?.({ command: 'advance', seconds: 5 });
    const refresh = await sight.findByRole('button', { name: 'Update price' });
    await expect(inSheet().queryByRole('button', PLACE)).toBeNull();
    await userEvent.click(refresh);
    await findPlaceButton();
    await window.__mock?.({ command: 'direct', ...gap });
    await window.__mock?.({ command: 'advance', seconds: 5 });
    await sight.findByText('The price has moved.');
  },
};

export const ConfirmLimit: StoryObj = {
  parameters: { screen: { shows: 'is held until the order is filled or cancelled' } },
  play: confirmLimit,
};

export const Waiting: StoryObj = {
  parameters: { screen: { shows: 'Open orders (1)' } },
  play: async () => {
    await confirmLimit();
    await userEvent.click(await findPlaceButton());
    await sight.findByText('Order placed');
  },
};

export const RefusedAtField: StoryObj = {
  parameters: {
    screen: { commands: [refusing('order_below_minimum')], shows: 'At least 0.0005 BTC' },
  },
  play: place,
};

export const RefusedInSheet: StoryObj = {
  parameters: {
    screen: { commands: [refusing('trade_not_activated')], shows: 'Choose another pair.' },
  },
  play: place,
};

/** Order and look-up get no reply. The list is loaded before that, and answered. */
export const NotKnown: StoryObj = {
  parameters: {
    screen: {
      commands: [fault('placeCoinOrder', { kind: 'html' })],
      shows: 'We do not know yet whether it went through.',
    },
  },
  play: async () => {
    await confirm();
    await window.__mock?.(fault('getCoinOrders', { kind: 'http', status: 503 }));
    await userEvent.click(await findPlaceButton());
  },
};

export const NotOffered: StoryObj = {
  parameters: {
    screen: { query: '?pair=EUR%2FUSD', shows: 'EUR/USD is not traded on Spot.' },
  },
};

export const Loading: StoryObj = { parameters: { screen: { isSilent: true, shows: 'Spot' } } };

/** Without the existing orders nothing can be placed; ticket and list both say so. */
export const OrdersFailed: StoryObj = {
  parameters: {
    screen: {
      commands: [fault('getCoinOrders', { kind: 'refusal', key: 'request_illegal' })],
      shows: 'Your orders could not be loaded.',
    },
  },
  play: () =>
    waitFor(() => expect(sight.getAllByText('Your orders could not be loaded.')).toHaveLength(2)),
};

export const Failed: StoryObj = {
  parameters: {
    screen: {
      mock: 'persona:practice,scenario:maintenance',
      shows: 'Prices could not be loaded.',
    },
  },
};
