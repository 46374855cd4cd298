import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as sight, userEvent } from 'storybook/test';
import { decimal } from '@/domain/money/decimal';
import { POSITION_ROW } from '../../../../tests/support/order-rows';
import { toOrder } from '../order';
import type { ReadBack } from '../read-back';
import { CloseSheet } from './close-sheet';
import { OpeningNotice } from './opening-notice';

const meta: Meta = { title: 'trading/Opening', parameters: { layout: 'fullscreen' } };
export default meta;

const onSetStops = fn();
const onCheckAgain = fn();

const Notice = ({ order }: { readonly order: ReadBack }) => (
  <OpeningNotice
    symbol="BTC/USDT"
    checked={{
      order,
      failure:
        order.state === 'unknown'
          ? undefined
          : { kind: 'business', key: 'parameters_missing', data: undefined },
    }}
    onSetStops={onSetStops}
    onCheckAgain={onCheckAgain}
    onClose={() => undefined}
  />
);

const STOP_LOSS = { field: 'stopLoss', asked: '48000.00', has: undefined } as const;
const TAKE_PROFIT = { field: 'takeProfit', asked: '52000.00', has: undefined } as const;

/** The worst outcome: both stops are missing, and the server refuses to set them. */
export const NoStops: StoryObj = {
  render: () => (
    <Notice
      order={{ state: 'differs', id: 802, isOpen: true, differences: [TAKE_PROFIT, STOP_LOSS] }}
    />
  ),
  play: async () => {
    await sight.findByText('No take profit and no stop loss is set.');
    await userEvent.click(await sight.findByRole('button', { name: 'Set stops now' }));
    await expect(onSetStops).toHaveBeenCalledWith(802);
  },
};

/** Stops of a pending order cannot be set yet. The server has also taken another leverage. */
export const Pending: StoryObj = {
  render: () => (
    <Notice
      order={{
        state: 'differs',
        id: 802,
        isOpen: false,
        differences: [{ field: 'leverage', asked: '10', has: '20' }, STOP_LOSS],
      }}
    />
  ),
  play: async () => {
    await sight.findByText('20x instead of 10x');
    await expect(sight.queryByRole('button', { name: 'Set stops now' })).toBeNull();
  },
};

export const NotRead: StoryObj = {
  render: () => <Notice order={{ state: 'unknown' }} />,
  play: async () => {
    await userEvent.click(await sight.findByRole('button', { name: 'Check again' }));
    await expect(onCheckAgain).toHaveBeenCalledOnce();
  },
};

const onClose = fn();

const TERMS = {
  lots: { minimum: 1, maximum: 0, step: 1 },
  canClosePart: true,
  unknown: [],
  position: {
    lotSize: decimal('0.01'),
    feePercent: decimal('0.05'),
    overnightPercent: decimal('0.02'),
    rate: decimal('1'),
    scale: 2,
  },
} as const;

/** At a server that closes no part of a position. */
export const CloseWhole: StoryObj = {
  render: () => (
    <CloseSheet
      order={toOrder(POSITION_ROW, 'crypto')}
      currency="USDT"
      terms={{ ...TERMS, canClosePart: false }}
      onClose={onClose}
      onCancel={() => undefined}
    />
  ),
  play: async () => {
    await sight.findByText(/Positions are closed whole here/u);
    await expect(sight.queryByRole('textbox')).toBeNull();
    await userEvent.click(await sight.findByRole('button', { name: 'Close 3 lots' }));
    await expect(onClose).toHaveBeenCalledWith(3);
  },
};
