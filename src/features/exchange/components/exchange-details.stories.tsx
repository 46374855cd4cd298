import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { EXCHANGE_ROW } from '../../../../tests/support/flash-reply';
import { toRecord } from '../record';
import { ExchangeDetails } from './exchange-details';

const meta: Meta<typeof ExchangeDetails> = {
  title: 'trading/Exchange details',
  component: ExchangeDetails,
  tags: ['narrow'],
};
export default meta;
type Story = StoryObj<typeof ExchangeDetails>;

/** A server that sends null for the fee: the fee is not stated, rather than 0, and what was received is not after it. */
export const FeeUnknown: Story = {
  args: { record: toRecord({ ...EXCHANGE_ROW, fee: null }) },
  play: async () => {
    await expect((await screen.findByText('Fee')).closest('div')).toHaveTextContent('Not stated');
    await expect(screen.getByText('You received')).toBeVisible();
    await expect(screen.getByText('0.00148381 BTC')).toBeVisible();
    await expect(screen.queryByText(/^0(\.0+)? BTC$/u)).toBeNull();
  },
};
