import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { UNKNOWN } from '@/domain/format/numbers';
import { decimal } from '@/domain/money/decimal';
import { CostDetails } from './cost-details';

const FIGURES = {
  equity: decimal('1000'),
  used: decimal('0'),
  available: decimal('1000'),
  level: undefined,
};

const meta: Meta<typeof CostDetails> = {
  title: 'trading/Costs',
  component: CostDetails,
  tags: ['narrow'],
  args: {
    currency: 'USDT',
    decimals: 2,
    preview: {
      lots: 3,
      leverage: 10,
      openPrice: decimal('50001'),
      notional: decimal('1500.03'),
      margin: decimal('150.01'),
      fee: decimal('0'),
      cost: decimal('150.01'),
      spreadCost: decimal('0.06'),
      nightFee: decimal('0'),
      unknown: ['fee', 'night'],
      stops: { takeProfit: undefined, stopLoss: undefined },
      before: FIGURES,
      after: { ...FIGURES, stopOut: { kind: 'never' } },
    },
  },
};
export default meta;
type Story = StoryObj<typeof CostDetails>;

/** A server that tells neither the opening fee nor the overnight fee: both are named, and no figure is made of them. */
export const Unknown: Story = {
  play: async () => {
    await expect(await screen.findByText(/Opening fee and Overnight fees/u)).toBeVisible();
    await userEvent.click(screen.getByText('Costs and account'));
    await expect(screen.getByText('150.01 USDT')).toBeVisible();
    for (const cost of ['Opening fee', 'Next overnight fee', 'Stop-out price'])
      await expect(screen.getByText(cost).closest('div')).toHaveTextContent(UNKNOWN);
    await expect(screen.queryByText('0.00 USDT')).toBeNull();
  },
};
