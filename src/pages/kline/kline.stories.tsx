import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, screen as sight, userEvent } from 'storybook/test';

const meta: Meta = {
  title: 'screens/K-line',
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    screen: { name: 'kline', query: '?pair=BTC%2FUSDT', mock: 'persona:visitor' },
  },
};
export default meta;

export const Candles: StoryObj = { parameters: { screen: { shows: 'Contract' } } };

/** Places an order by call, without the form. */
const send = async (path: string, fields: Readonly<Record<string, string>>): Promise<void> => {
  const reply = await fetch(`/api/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { authorization: localStorage.getItem('token') ?? '' },
  });
  const text = await reply.text();
  if (!text.includes('"type":"ok"')) throw new Error(`${path}: ${text}`);
};

const long = (changes: Readonly<Record<string, string>>): Promise<void> =>
  send('lever/submit', {
    legal_id: '3',
    currency_id: '1',
    type: '1',
    share: '1',
    multiple: '20',
    ...changes,
  });

/** Positions (one with a stop outside the visible range), a pending order and ended seconds contracts. */
export const OwnOrders: StoryObj = {
  parameters: { screen: { mock: 'persona:trader', shows: 'Stop-out price' } },
  play: async () => {
    await sight.findByRole('img', { name: /^Chart of/u });
    const stops = { stop_loss_price: '31600', target_profit_price: '40000' };
    await long({ status: '1', share: '20', multiple: '100', ...stops });
    await long({ status: '0', target_price: '31650' });
    await sight.findAllByText(/^Long, limit/u);
    const slider = await sight.findByRole('slider', { name: 'Selected candle' });
    for (let candle = Number(slider.getAttribute('max')); candle > 0; candle -= 1) {
      await fireEvent.input(slider, { target: { value: `${candle}` } });
      if (/(?:In|Out): /u.test(slider.getAttribute('aria-valuetext') ?? '')) break;
    }
  },
};

const openTab = async (name: string): Promise<void> => {
  await userEvent.click(await sight.findByRole('tab', { name }));
};

/** The socket is open but never pushes the order book. */
export const DepthSilent: StoryObj = {
  parameters: {
    screen: {
      commands: [
        {
          command: 'fault',
          stage: 'socket',
          event: 'market_depth',
          effect: { kind: 'silent' },
          times: 1000,
        },
      ],
      shows: 'No data for a while',
    },
  },
};

export const RecentTrades: StoryObj = {
  parameters: { screen: { shows: 'Amount (BTC)' } },
  play: () => openTab('Trades'),
};

export const Facts: StoryObj = {
  parameters: { screen: { mock: 'persona:trader', shows: 'Overnight fee' } },
  play: () => openTab('Info'),
};

export const FullScreen: StoryObj = {
  parameters: { screen: { shows: 'BTC/USDT' } },
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: 'Full screen' }));
    await sight.findByRole('button', { name: 'Leave full screen' });
  },
};

export const ClosedMarket: StoryObj = {
  parameters: {
    screen: {
      query: '?pair=EUR%2FUSD&period=60min',
      mock: 'scenario:weekend-closed,clock:2026-03-07T12:00Z',
      shows: 'EUR/USD',
    },
  },
};

export const Loading: StoryObj = {
  parameters: { screen: { isSilent: true, shows: 'Candlestick chart' } },
};

export const Failed: StoryObj = {
  parameters: { screen: { mock: 'scenario:maintenance', shows: 'Prices could not be loaded.' } },
};
