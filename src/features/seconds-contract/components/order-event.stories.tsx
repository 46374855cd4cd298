import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen as sight, userEvent, waitFor, within } from 'storybook/test';
import { serverNow } from '@/api/server-clock';
import { decimal, fromJsonNumber, toFixedScale } from '@/domain/money/decimal';
import { ActionBar, Button } from '@/ui';
import type { Order, RunningOrder, SettledOrder } from '../order';
import { priceTrails } from '../price-trail';
import { useOrderEvent } from '../use-order-event';
import { useEventViews } from './event-views';

const client = new QueryClient();

const meta: Meta = {
  title: 'trading/OrderEvent',
  parameters: { layout: 'fullscreen' },
  // Another story may have put the event away.
  beforeEach: () => sessionStorage.clear(),
  decorators: (Story) => (
    <QueryClientProvider client={client}>
      <Story />
    </QueryClientProvider>
  ),
};
export default meta;

const ENTRY = 53_600;
const SECONDS = 30;
const onRepeat = fn();

const running = (id: number, symbol: string, age: number): RunningOrder => ({
  id,
  pairId: 1,
  symbol,
  direction: 'up',
  seconds: SECONDS,
  stake: decimal('100'),
  fee: decimal('0.2'),
  payoutPercent: decimal('80'),
  currency: 'USDT',
  entry: `${ENTRY}.00`,
  openedAt: Math.floor(serverNow() / 1000) - age,
  status: 'running',
  endsAt: serverNow() + (SECONDS - age) * 1000,
});

/** Net of the fee of 0.20. */
const PROFITS = { win: '79.8', lose: '-100.2', draw: '-0.2' } as const;

const ended = (order: RunningOrder, outcome: SettledOrder['outcome'], settlement: string) => {
  const { endsAt: _, ...terms } = order;
  return {
    ...terms,
    status: 'settled',
    settlement,
    outcome,
    profit: decimal(PROFITS[outcome]),
    settledAt: (order.openedAt ?? 0) + SECONDS,
  } as const;
};

/** Prices around the entry since shortly before it, which end at `drift` from it. */
const fillTrail = (symbol: string, drift: number): void => {
  for (let age = SECONDS + 10; age >= 0; age -= 1) {
    const value = ENTRY + drift * (1 - age / SECONDS) + 1.5 * Math.sin(age);
    const price = toFixedScale(fromJsonNumber(value), 2, 'half-up');
    priceTrails.record(symbol, { at: serverNow() - age * 1000, price });
  }
};

interface ScreenProps {
  readonly symbol: string;
  readonly price: string;
  /** The orders at first. */
  readonly before: readonly Order[];
  /** The orders once they are settled. */
  readonly after?: readonly Order[];
}

const Screen = ({ symbol, price, before, after }: ScreenProps) => {
  const [orders, setOrders] = useState(before);
  const [place, setPlace] = useState<Element | null>(null);
  const event = useOrderEvent(orders, symbol);
  const prices = { read: () => price, readFresh: () => price, subscribe: () => () => undefined };
  const { strip, rest } = useEventViews({
    event,
    prices,
    repeatOf: () => onRepeat,
    place,
    isArmed: true,
  });
  return (
    <main>
      <h1 className="gutter text-hero">{price}</h1>
      <div ref={setPlace} />
      {rest}
      <section className="gutter bg-surface">
        <div className="h-100">
          {after !== undefined && <Button onClick={() => setOrders(after)}>Settle</Button>}
        </div>
        <ActionBar above={strip}>
          <Button block>Up</Button>
        </ActionBar>
      </section>
    </main>
  );
};

const event = () => sight.findByRole('region', { name: 'Running' });

const settle = async () => {
  await userEvent.click(await sight.findByRole('button', { name: 'Settle' }));
  return event();
};

/** A running order of 12 seconds ago. */
const Run = (props: Pick<ScreenProps, 'symbol' | 'price'>) => {
  const [before] = useState(() => [running(1, props.symbol, 12)]);
  return <Screen {...props} before={before} />;
};

const End = (props: {
  readonly symbol: string;
  readonly outcome: SettledOrder['outcome'];
  readonly settlement: string;
}) => {
  const { symbol, outcome, settlement } = props;
  const [before] = useState(() => [running(1, symbol, SECONDS)]);
  const [after] = useState(() => before.map((order) => ended(order, outcome, settlement)));
  return <Screen {...{ symbol, before, after }} price="53614.10" />;
};

const Wait = () => {
  const [before] = useState(() => [running(1, 'XRP/USDT', SECONDS + 1)]);
  return <Screen symbol="XRP/USDT" price="53640.00" before={before} />;
};

/** Placed one second after another: the one with the highest number last. */
const EndAll = () => {
  const [before] = useState(() => [5, 6, 7].map((id) => running(id, 'DOGE/USDT', 37 - id)));
  const [after] = useState(() =>
    before.map((order) => ended(order, order.id === 6 ? 'lose' : 'win', '53613.37')),
  );
  return <Screen symbol="DOGE/USDT" price="53614.10" {...{ before, after }} />;
};

export const Winning: StoryObj = {
  beforeEach: () => fillTrail('BTC/USDT', 20),
  render: () => <Run symbol="BTC/USDT" price="53612.40" />,
  play: async () => {
    const shown = await event();
    // 80 % of 100 less the fee of 0.20.
    await expect(shown).toHaveTextContent('+79.80 USDTIf it ended now');
    await expect(shown).toHaveTextContent('Entry53,600.00Now53,612.40');
    await sight.findByRole('img', { name: 'BTC/USDT: entry 53,600.00, now 53,612.40' });
    // The strip goes once the browser has said that the event is in sight.
    await waitFor(() => expect(sight.getAllByRole('timer')).toHaveLength(1));
  },
};

export const Losing: StoryObj = {
  beforeEach: () => fillTrail('ETH/USDT', -16),
  render: () => <Run symbol="ETH/USDT" price="53590.15" />,
  play: async () => {
    await expect(await event()).toHaveTextContent('\u2212100.20 USDTIf it ended now');
  },
};

/** The strip stands in for the event. A tap opens the event again. */
export const PutAway: StoryObj = {
  beforeEach: () => fillTrail('LTC/USDT', 20),
  render: () => <Run symbol="LTC/USDT" price="53612.40" />,
  play: async () => {
    await event();
    await userEvent.click(await sight.findByRole('button', { name: 'Minimize' }));
    const strip = await sight.findByRole('region', { name: 'Running order at a glance' });
    await expect(strip).toHaveTextContent('+79.80 USDTIf it ended now');
    await expect(sight.queryByRole('region', { name: 'Running' })).toBeNull();
    await userEvent.click(within(strip).getByRole('button'));
    await event();
    await userEvent.click(await sight.findByRole('button', { name: 'Minimize' }));
    await sight.findByRole('region', { name: 'Running order at a glance' });
  },
};

/** After the expiry, before the server has decided. */
export const Waiting: StoryObj = {
  beforeEach: () => fillTrail('XRP/USDT', 20),
  render: () => <Wait />,
  play: async () => {
    const shown = await event();
    await expect(shown).toHaveTextContent('Waiting for the deciding price');
    await expect(shown).not.toHaveTextContent('If it ended now');
  },
};

export const Won: StoryObj = {
  beforeEach: () => fillTrail('BNB/USDT', 20),
  render: () => <End symbol="BNB/USDT" outcome="win" settlement="53613.37" />,
  play: async () => {
    const shown = await settle();
    await waitFor(() => expect(shown).toHaveTextContent('You won+79.80 USDT'));
    await sight.findByRole('img', { name: 'BNB/USDT: entry 53,600.00, settled at 53,613.37' });
    await expect(sight.getByRole('status')).toHaveTextContent('BNB/USDT');
    await userEvent.click(within(shown).getByRole('button', { name: 'Repeat' }));
    await expect(onRepeat).toHaveBeenCalled();
  },
};

export const Lost: StoryObj = {
  beforeEach: () => fillTrail('SOL/USDT', -16),
  render: () => <End symbol="SOL/USDT" outcome="lose" settlement="53588.02" />,
  play: async () => {
    const shown = await settle();
    await waitFor(() => expect(shown).toHaveTextContent('You lost\u2212100.20 USDT'));
  },
};

/** The stake is back; the fee is not. */
export const Unchanged: StoryObj = {
  beforeEach: () => fillTrail('ADA/USDT', 0),
  render: () => <End symbol="ADA/USDT" outcome="draw" settlement="53600.00" />,
  play: async () => {
    const shown = await settle();
    await waitFor(() => expect(shown).toHaveTextContent('Unchanged\u22120.20 USDT'));
  },
};

/** The result that was settled last is shown, the others are one tap away. */
export const ThreeEnding: StoryObj = {
  beforeEach: () => fillTrail('DOGE/USDT', 20),
  render: () => <EndAll />,
  play: async () => {
    const shown = await settle();
    await waitFor(() => expect(shown).toHaveTextContent('You won+79.80 USDT'));
    const all = within(shown);
    await userEvent.click(all.getByText('Other orders: 2'));
    await expect(all.getByRole('button', { name: /^You lost/u })).toBeVisible();
    await userEvent.click(all.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(shown).toHaveTextContent('You lost\u2212100.20 USDT'));
    await expect(shown).toHaveTextContent('Other orders: 1');
  },
};
