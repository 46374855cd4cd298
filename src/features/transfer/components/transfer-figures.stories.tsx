import type { Meta, StoryObj } from '@storybook/react-vite';
import { decimal } from '@/domain/money/decimal';
import { expect } from 'storybook/test';
import { TransferFigures } from './transfer-figures';

const meta: Meta = { title: 'trading/Transfer' };
export default meta;

const change = (before: string, after: string) => ({
  before: decimal(before),
  after: decimal(after),
});

/** Money for an account below zero pays an earlier loss first. */
export const IntoDebt: StoryObj = {
  render: () => (
    <TransferFigures
      from="coin"
      currency={{ id: 3, currency: 'USDT', decimals: 2 }}
      amount={decimal('1000')}
      result={{ coin: change('9200', '8200'), contract: change('-1403.8', '-403.8') }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/owes 1,403\.80 USDT for an earlier loss/u)).toBeVisible();
  },
};
