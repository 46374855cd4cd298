import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { ChipGroup, type ChipGroupProps } from './chip-group';

const meta: Meta = { title: 'ui/ChipGroup' };
export default meta;

const EXPIRIES = [
  { value: '30', label: '30s', detail: '80%' },
  { value: '60', label: '60s', detail: '85%' },
  { value: '120', label: '120s', detail: '90%' },
  { value: '180', label: '180s', detail: '95%', disabled: true },
] as const;

const Story = (props: Partial<ChipGroupProps<string>>) => {
  const [value, setValue] = useState('60');
  return (
    <ChipGroup
      label="Expires in"
      options={EXPIRIES}
      columns={4}
      value={value}
      onChange={setValue}
      {...props}
    />
  );
};

export const TwoLines = () => <Story />;
export const Disabled = () => <Story disabled />;
export const Flowing = () => (
  <Story
    columns={undefined}
    options={[
      { value: '60', label: 'TRC20' },
      { value: 'erc', label: 'ERC20' },
      { value: 'bank', label: 'Überweisung auf ein Bankkonto in der Europäischen Union' },
    ]}
  />
);

export const ByKeys: StoryObj = {
  render: () => <Story />,
  play: async ({ canvas, userEvent }) => {
    const chip = (name: RegExp) => canvas.getByRole('radio', { name });
    await userEvent.click(chip(/^30s/u));
    await expect(chip(/^30s/u)).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(chip(/^60s/u)).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    // Skips the disabled chip.
    await expect(chip(/^30s/u)).toBeChecked();
  },
};
