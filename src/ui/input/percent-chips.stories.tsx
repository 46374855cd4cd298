import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { decimal, percentOf } from '@/domain/money/decimal';

import { AmountField } from './amount-field';
import { PercentChips } from './percent-chips';

const meta: Meta = { title: 'ui/PercentChips' };
export default meta;

const AVAILABLE = decimal('2480.55');

const Story = ({ disabled }: { readonly disabled?: boolean }) => {
  const [value, setValue] = useState('');
  return (
    <div className="flex flex-col gap-3">
      <AmountField
        label="Amount"
        aside="Available 2,480.55 USDT"
        value={value}
        onChange={setValue}
        decimals={4}
        disabled={disabled}
      />
      <PercentChips
        shares={['10', '25', '50']}
        shareLabel={(percent) => `${percent}% of the balance`}
        onShare={(percent) => setValue(percentOf(AVAILABLE, decimal(percent)))}
        max={{ text: 'Max', label: 'Max: all that can be used', onPick: () => setValue('2475.60') }}
        disabled={disabled}
      />
    </div>
  );
};

export const Default: StoryObj = {
  render: () => <Story />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: '25% of the balance' }));
    await expect(field).toHaveValue('620.1375');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('1,240.275');
    await userEvent.click(canvas.getByRole('button', { name: /^Max/u }));
    await expect(field).toHaveValue('2,475.60');
  },
};

export const Disabled = () => <Story disabled />;

/** Distances below a price. */
export const Signed: StoryObj = {
  render: () => (
    <PercentChips
      signed
      shares={['-1', '-2', '-5']}
      shareLabel={(percent) => `${percent}% of the price`}
      onShare={() => undefined}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '-5% of the price' })).toHaveTextContent('−5%');
  },
};
