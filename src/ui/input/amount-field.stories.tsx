import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { decimal } from '@/domain/money/decimal';

import { AmountField, type AmountFieldProps } from './amount-field';
import { Button } from '../action/button';

const meta: Meta = { title: 'ui/AmountField' };
export default meta;

const Story = ({ start = '100', ...props }: Partial<AmountFieldProps> & { start?: string }) => {
  const [value, setValue] = useState(start);
  return (
    <AmountField
      label="Amount"
      aside="Available 2,480.55 USDT"
      value={value}
      onChange={setValue}
      decimals={2}
      {...props}
    />
  );
};

const steps = {
  step: decimal('10'),
  min: decimal('10'),
  max: decimal('5000'),
  decreaseLabel: 'Less',
  increaseLabel: 'More',
};

export const Stepped: StoryObj = {
  render: () => <Story steps={steps} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(field).toHaveValue('110');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('80');
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('90');
  },
};

/** While held, a step repeats until the limit; the button keeps the focus there. */
export const AtMinimum: StoryObj = {
  render: () => <Story start="30" steps={steps} />,
  play: async ({ canvas }) => {
    const less = canvas.getByRole('button', { name: 'Less' });
    less.focus();
    await fireEvent.pointerDown(less, { button: 0 });
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('10'));
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await fireEvent.pointerUp(less);
    await fireEvent.click(less);
    await expect(canvas.getByRole('textbox')).toHaveValue('10');
    await expect(less).toHaveFocus();
  },
};
export const WithSuffix = () => (
  <Story
    start="1234567.5"
    suffix={
      <>
        <span className="text-body text-ink-2">USDT</span>
        <Button size="small" tone="secondary">
          Max
        </Button>
      </>
    }
  />
);
export const Empty = () => <Story start="" placeholder="0.00" hint="Minimum 10.00" />;
export const WithError = () => <Story start="9999" steps={steps} error="More than is available" />;
export const Disabled = () => <Story disabled steps={steps} />;
