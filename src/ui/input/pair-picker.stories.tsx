import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Change } from '../figures/change';
import { PairPicker, type PairOption } from './pair-picker';
import { Price } from '../figures/price';

const meta: Meta = { title: 'ui/PairPicker' };
export default meta;

const pair = (base: string, detail: string, price: string, percent: string): PairOption => ({
  symbol: `${base}/USDT`,
  detail,
  names: detail,
  price: <Price value={price} />,
  change: <Change percent={percent} />,
});

const PAIRS: readonly PairOption[] = [
  pair('BTC', 'Bitcoin', '67123.40', '2.14'),
  pair('ETH', 'Ether', '3420.11', '-0.82'),
  pair('SOL', 'Solana', '148.05', '0'),
  { ...pair('XAU', 'Gold: opens on Monday at 01:00', '2388.90', '-0.1'), disabled: true },
];

const Story = ({
  recents = ['ETH/USDT', 'GONE/USDT', 'BTC/USDT'],
  pairs = PAIRS,
}: {
  readonly recents?: readonly string[];
  readonly pairs?: readonly PairOption[];
}) => {
  const [value, setValue] = useState('BTC/USDT');
  return (
    <div className="bg-surface p-4">
      <PairPicker
        label="Pair"
        searchLabel="Search pairs"
        emptyText="No pair found"
        recentsLabel="Picked lately"
        recents={recents}
        pairs={pairs}
        value={value}
        onPick={setValue}
      />
      <p data-testid="picked" className="pt-4 text-label text-ink-2">
        {value}
      </p>
    </div>
  );
};

export const Default = () => <Story />;

export const Picking: StoryObj = {
  render: () => <Story />,
  play: async ({ canvas, userEvent }) => {
    const recents = canvas.getByRole('group', { name: 'Picked lately' });
    await expect(recents.querySelectorAll('button')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'ETH/USDT' }));
    await expect(canvas.getByTestId('picked')).toHaveTextContent('ETH/USDT');
    await userEvent.type(canvas.getByRole('searchbox'), 'solana');
    await expect(recents).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByTestId('picked')).toHaveTextContent('SOL/USDT');
  },
};

export const NoRecents = () => <Story recents={[]} />;
export const WithoutPrices = () => (
  <Story pairs={PAIRS.map(({ symbol }) => ({ symbol }))} recents={[]} />
);
export const Empty = () => <Story pairs={[]} recents={[]} />;
