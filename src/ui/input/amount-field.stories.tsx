import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { LANGUAGE_NUMBERS } from '@/domain/format/number-style';
import { numberStyle, setNumberStyle } from '@/domain/format/numbers';
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

/** In German. What could be taken for another number is said below in German; the typed text stays. */
export const InGerman: StoryObj = {
  beforeEach: () => {
    const before = numberStyle();
    setNumberStyle(LANGUAGE_NUMBERS.de);
    return () => setNumberStyle(before);
  },
  render: () => <Story start="1000" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('1.000');
    // A mark that the field wrote groups, also while its number is edited.
    await userEvent.type(field, '{Backspace}');
    await expect(field).toHaveValue('1.00');
    await expect(canvas.getByText('= 100,00')).toBeVisible();
    await userEvent.type(field, ',5');
    await expect(canvas.getByText('= 100,50')).toBeVisible();
    await userEvent.tab();
    await expect(field).toHaveValue('100,5');
    await expect(canvas.queryByText(/^=/u)).not.toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, '1.000,5');
    await expect(canvas.queryByText(/^=/u)).not.toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, '1000.5');
    await expect(field).toHaveValue('1000.5');
    await expect(field).toHaveAccessibleDescription('= 1.000,50');
  },
};
