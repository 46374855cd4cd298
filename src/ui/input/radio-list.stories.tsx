import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { RadioList, type RadioListProps } from './radio-list';

const meta: Meta = { title: 'ui/RadioList' };
export default meta;

type Channel = 'trc20' | 'erc20' | 'bank';

const Story = ({
  start,
  ...props
}: Partial<RadioListProps<Channel>> & { readonly start?: Channel }) => {
  const [value, setValue] = useState(start);
  return (
    <RadioList<Channel>
      label="Channel"
      value={value}
      onChange={setValue}
      options={[
        { value: 'trc20', label: 'TRC20', detail: 'About 2 minutes', trailing: 'Fee 1.00' },
        { value: 'erc20', label: 'ERC20', detail: 'About 5 minutes', trailing: 'Fee 4.50' },
        { value: 'bank', label: 'Bank card', detail: 'Closed at weekends', disabled: true },
      ]}
      {...props}
    />
  );
};

export const Chosen: StoryObj = {
  render: () => <Story start="trc20" />,
  play: async ({ canvas, userEvent }) => {
    const radio = (name: RegExp) => canvas.getByRole('radio', { name });
    await userEvent.click(canvas.getByText('About 5 minutes'));
    await expect(radio(/^ERC20/u)).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(radio(/^TRC20/u)).toBeChecked();
    await userEvent.click(canvas.getByText('Bank card'));
    await expect(radio(/^TRC20/u)).toBeChecked();
  },
};

export const NothingChosen = () => <Story />;
export const Disabled = () => <Story disabled start="erc20" />;
