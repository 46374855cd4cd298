import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { decimal } from '@/domain/money/decimal';

import { AmountField, type AmountFieldProps } from './amount-field';
import { Button } from './button';

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

export const Stepped = () => <Story steps={steps} />;
export const AtMinimum = () => <Story start="10" steps={steps} />;
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
