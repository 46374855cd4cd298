import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { UNKNOWN } from '@/domain/format/numbers';
import { decimal } from '@/domain/money/decimal';
import { StopFields } from './stop-fields';

const meta: Meta<typeof StopFields> = {
  title: 'trading/Stops',
  component: StopFields,
  tags: ['narrow'],
  args: {
    side: 'long',
    texts: { unit: 'price', takeProfit: '', stopLoss: '49000' },
    onChange: fn(),
    basisOf: (kind) => ({
      kind,
      side: 'long',
      lots: 2,
      openPrice: decimal('50000'),
      decimals: 2,
      terms: {
        lotSize: decimal('0.01'),
        feePercent: decimal('0.05'),
        overnightPercent: decimal('0.02'),
        rate: decimal('1'),
        scale: 2,
      },
    }),
    currency: 'USDT',
    hasAmounts: true,
    hasLots: true,
    decimals: 2,
    stopOut: undefined,
    errors: {},
  },
};
export default meta;
type Story = StoryObj<typeof StopFields>;

/** 2 lots of 0.01 lose 1,000 each per unit: 20.00. */
export const Known: Story = {
  play: async () => {
    await expect(await screen.findByText(/−20\.00 USDT before fees/u)).toBeVisible();
    await expect(screen.getAllByRole('radio')).toHaveLength(3);
  },
};

/** Without the size of a lot nobody knows what a stop loses: it is not shown, and no amount can be entered. */
export const UnknownLotSize: Story = {
  args: { hasAmounts: false },
  play: async () => {
    await expect(await screen.findByText(new RegExp(`: ${UNKNOWN} USDT`, 'u'))).toBeVisible();
    await expect(screen.getAllByRole('radio')).toHaveLength(2);
  },
};

/** The account is stopped out at 49,500 first: no loss is shown that cannot happen. */
export const BeyondStopOut: Story = {
  args: {
    stopOut: {
      kind: 'price',
      side: 'long',
      price: decimal('49500'),
      distancePercent: decimal('1'),
    },
  },
  play: async () => {
    await expect(
      await screen.findByText(
        'At 49,000.00, 2% away: never reached. The position is stopped out at 49,500.00 first.',
      ),
    ).toBeVisible();
    await expect(screen.queryByText(/before fees/u)).toBeNull();
  },
};

/** Nothing says for how many lots an amount would be. */
export const WithoutLots: Story = {
  args: { hasLots: false },
  play: async () => {
    await expect(await screen.findByText('At 49,000.00, 2% away')).toBeVisible();
    await expect(screen.queryByText(/USDT/u)).toBeNull();
  },
};
