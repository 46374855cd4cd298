import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';

import { CoinIcon } from './coin-icon';
import { PickList } from './pick-list';

const meta: Meta = { title: 'ui/PickList' };
export default meta;

const PAIRS = [
  ['BTC', 'Bitcoin'],
  ['ETH', 'Ether'],
  ['SOL', 'Solana'],
  ['XAU', 'Gold'],
] as const;

const Story = ({ empty = false }: { readonly empty?: boolean }) => {
  const [value, setValue] = useState('ETH');
  return (
    <PickList
      label="Pair"
      searchLabel="Search pairs"
      emptyText="No pair found"
      value={value}
      onPick={setValue}
      options={
        empty
          ? []
          : PAIRS.map(([symbol, name]) => ({
              value: symbol,
              label: `${symbol}/USDT`,
              detail: name,
              leading: <CoinIcon symbol={symbol} />,
              search: `${symbol} ${name}`,
              disabled: symbol === 'XAU',
            }))
      }
    />
  );
};

export const Default = () => <Story />;
export const Empty = () => <Story empty />;
