import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { CoinIcon } from '../figures/coin-icon';
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

export const Picked: StoryObj = {
  render: () => <Story />,
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search pairs' });
    const lines = () => canvas.queryAllByRole('button');
    const line = (name: RegExp) => canvas.getByRole('button', { name });
    await expect(line(/ETH/u)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(line(/BTC/u));
    await expect(line(/BTC/u)).toHaveAttribute('aria-pressed', 'true');
    await expect(line(/ETH/u)).toHaveAttribute('aria-pressed', 'false');
    await expect(line(/XAU/u)).toBeDisabled();
    await userEvent.click(search);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    // The last enabled line: the closed market is skipped.
    await expect(line(/SOL/u)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(line(/ETH/u)).toHaveAttribute('aria-pressed', 'true');
    // Typing on a line continues in the search field.
    await userEvent.keyboard('sola');
    await expect(search).toHaveValue('sola');
    await expect(lines()).toEqual([line(/SOL/u)]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(line(/SOL/u)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(search, 'zzz');
    await expect(lines()).toEqual([]);
    await expect(canvas.getByRole('status')).toHaveTextContent('No pair found');
    await userEvent.clear(search);
    await expect(lines()).toHaveLength(4);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
