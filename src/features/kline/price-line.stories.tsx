import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen as sight, userEvent, waitFor } from 'storybook/test';
import { fromJsonNumber, toFixedScale } from '@/domain/money/decimal';
import type { OrderLine } from './order-lines';
import { PriceLine, type PriceLineProps } from './price-line';
import type { PricePoint } from './price-line-layout';
import type { PriceHandle } from './price-handles';

const meta: Meta = { title: 'charts/PriceLine' };
export default meta;

const MINUTE = 60;
const START = Date.UTC(2026, 2, 2, 7, 31) / 1000;

/** Two waves of different length, so that no two turns are alike. */
const wave = (index: number): number => Math.sin(index / 7) + 0.5 * Math.sin(index / 2.3);

const fixed = (value: number, decimals: number): string =>
  toFixedScale(fromJsonNumber(value), decimals, 'half-up');

const points = (count: number): readonly PricePoint[] =>
  Array.from({ length: count }, (_, index) => ({
    time: START + index * MINUTE,
    price: fixed(31_700 + 60 * wave(index), 2),
  }));

const onTap = fn();

const Chart = ({
  className = 'h-38',
  ...props
}: Partial<PriceLineProps> & { readonly className?: string }) => (
  <div className={className}>
    <PriceLine
      points={points(90)}
      orderLines={[]}
      trend="up"
      decimals={2}
      periodSeconds={MINUTE}
      label="Chart of BTC/USDT"
      onTap={onTap}
      {...props}
    />
  </div>
);

const entry = (id: string, trend: 'up' | 'down', price: string): OrderLine => ({
  id,
  price,
  label: `${trend === 'up' ? 'Up' : 'Down'} ${price}`,
  trend,
  look: 'solid',
});

/** The heights of Trade: on a small phone there is no room for the times. */
export const Heights = () => (
  <div className="flex flex-col gap-8">
    <Chart className="h-24" trend="down" />
    <Chart />
    <Chart className="h-60" trend="flat" />
  </div>
);

/** Entries at almost the same price, and one beyond the line. */
export const Orders = () => (
  <Chart
    orderLines={[
      entry('1', 'up', '31702.10'),
      entry('2', 'down', '31701.90'),
      entry('3', 'up', '31830.00'),
    ]}
  />
);

export const OnePoint = () => <Chart points={points(1)} />;
export const NoPoints = () => <Chart points={[]} trend="flat" />;

/** Many decimals in a narrow range. */
export const TinyPrice = () => (
  <Chart
    decimals={8}
    points={points(90).map(({ time }, index) => ({
      time,
      price: fixed(0.000_011_2 + 0.000_000_05 * wave(index), 8),
    }))}
  />
);

/** A point read by keyboard: tests/e2e/price-line.demo.spec.ts presses the keys. */
export const ReadOut = {
  render: () => (
    <div className="pt-6">
      <Chart />
    </div>
  ),
  play: async (): Promise<void> => {
    await userEvent.tab();
    const cursor = sight.getByRole('slider', { name: 'Price on the chart' });
    await expect(cursor).toHaveFocus();
    // The event of an arrow key, which user-event does not send for sliders.
    await fireEvent.change(cursor, { target: { value: '59' } });
    await waitFor(() =>
      expect(cursor).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/: 31,[67]\d\d\.\d\d$/u),
      ),
    );
  },
};

const Draft = () => {
  const [prices, setPrices] = useState<Readonly<Record<string, string>>>({ tp: '31790.00' });
  const handle = (id: string, label: string, side: PriceHandle['side']): PriceHandle => ({
    id,
    name: id.toUpperCase(),
    label,
    price: prices[id],
    start: '31700.00',
    side,
    onMove: (price) => setPrices((before) => ({ ...before, [id]: price })),
  });
  return (
    <Chart handles={[handle('tp', 'Take profit', 'above'), handle('sl', 'Stop loss', 'below')]} />
  );
};

/** Keys move a price by one or ten ticks; one that is not set begins beside the entry price. */
export const Handles = {
  render: () => <Draft />,
  play: async (): Promise<void> => {
    const takeProfit = await sight.findByRole('slider', { name: 'Take profit' });
    const stopLoss = sight.getByRole('slider', { name: 'Stop loss' });
    await expect(takeProfit).toHaveAttribute('aria-valuetext', '31,790.00');
    takeProfit.focus();
    await userEvent.keyboard('{ArrowUp}{PageDown}');
    await expect(takeProfit).toHaveAttribute('aria-valuetext', '31,789.91');
    await expect(stopLoss).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Not set/u));
    stopLoss.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(stopLoss).toHaveAttribute('aria-valuetext', '31,699.90');
    await expect(sight.getByText('SL 31,699.90')).toBeVisible();
  },
};
