import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';

import { LANGUAGE_NUMBERS } from '@/domain/format/number-style';
import { numberStyle, setNumberStyle } from '@/domain/format/numbers';
import { AmountField } from './amount-field';
import { NumberKeypad, type NumberKeypadProps } from './number-keypad';

const meta: Meta = { title: 'ui/NumberKeypad' };
export default meta;

const Story = ({ start = '', ...props }: Partial<NumberKeypadProps> & { start?: string }) => {
  const [value, setValue] = useState(start);
  return (
    <div className="flex flex-col gap-4">
      <AmountField
        label="Amount"
        aside="USDT"
        value={value}
        onChange={setValue}
        decimals={2}
        placeholder="0.00"
        ownKeypad={() => undefined}
      />
      <NumberKeypad
        label="Keys"
        markLabel="Decimal mark"
        deleteLabel="Delete"
        decimals={2}
        value={value}
        onChange={setValue}
        {...props}
      />
    </div>
  );
};

export const Default: StoryObj = {
  render: () => <Story />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    for (const name of ['1', '2', '3', '4', 'Decimal mark', '5', '0', '9'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await expect(field).toHaveValue('1,234.50');
    await expect(field).toHaveAttribute('inputmode', 'none');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(field).toHaveValue('1,234.5');
    await expect(canvas.getByRole('status')).toHaveTextContent('1,234.5');
  },
};

/** In German the key and the field have a comma. */
export const CommaOnTheKey: StoryObj = {
  beforeEach: () => {
    const before = numberStyle();
    setNumberStyle(LANGUAGE_NUMBERS.de);
    return () => setNumberStyle(before);
  },
  render: () => <Story start="1012" />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Decimal mark' })).toHaveTextContent(',');
    await userEvent.click(canvas.getByRole('button', { name: 'Decimal mark' }));
    await userEvent.click(canvas.getByRole('button', { name: '5' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('1.012,5');
  },
};

export const ByKeyboard: StoryObj = {
  render: () => <Story />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    canvas.getByRole('button', { name: '1' }).focus();
    await userEvent.keyboard('42,5');
    await expect(field).toHaveValue('42.5');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(field).toHaveValue('4');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('41');
  },
};

export const HeldDelete: StoryObj = {
  render: () => <Story start="123456" />,
  play: async ({ canvas }) => {
    const key = canvas.getByRole('button', { name: 'Delete' });
    await fireEvent.pointerDown(key, { button: 0 });
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
    await fireEvent.pointerUp(key);
    await fireEvent.click(key);
  },
};

export const WholeNumbers = () => <Story decimals={0} start="25" />;
export const Disabled = () => <Story disabled start="100" />;
