import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { serverNow } from '@/api/server-clock';
import { decimal } from '@/domain/money/decimal';
import { ORDER_TERMS } from '../../../../tests/support/seconds-order';
import type { Order } from '../order';
import { OrderBar } from './order-bar';

const meta: Meta = { title: 'trading/OrderBar', parameters: { layout: 'fullscreen' } };
export default meta;

const onDismiss = fn();
const place = { isAboveDock: false, tradePath: () => '/trade', recordsPath: '/orders' };
const pricesAt = (price: string | undefined) => ({
  read: () => price,
  readFresh: () => price,
  subscribe: () => () => undefined,
});

const Bar = (props: { readonly order: Order; readonly price?: string }) => (
  <main className="p-4 pb-(--dock-height)">
    <h1 className="text-title">Quotes</h1>
    <OrderBar
      order={props.order}
      others={2}
      prices={pricesAt(props.price)}
      place={place}
      onDismiss={onDismiss}
    />
  </main>
);

const Run = ({ price }: { readonly price?: string }) => {
  const [order] = useState(
    () => ({ ...ORDER_TERMS, status: 'running', endsAt: serverNow() + 18_000 }) as const,
  );
  return <Bar order={order} {...(price !== undefined && { price })} />;
};

/** With the result if it ended now, on a screen that has the price. */
export const Running: StoryObj = {
  tags: ['live'],
  render: () => <Run price="101" />,
  play: async ({ canvas }) => {
    // 80 % of 100 less 0.20
    await expect(canvas.getByRole('link')).toHaveTextContent('+79.80 USDT');
  },
};

/** With the stake, on a screen without the price. */
export const WithoutPrice: StoryObj = {
  tags: ['live'],
  render: () => <Run />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('100.00 USDT');
  },
};

/** The newest of three results. */
export const Ended: StoryObj = {
  render: () => (
    <Bar
      order={{
        ...ORDER_TERMS,
        status: 'settled',
        settlement: '101',
        outcome: 'win',
        profit: decimal('79.8'),
        settledAt: 530,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('Other orders: 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(onDismiss).toHaveBeenCalled();
  },
};
