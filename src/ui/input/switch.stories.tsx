import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Switch, type SwitchProps } from './switch';

const meta: Meta = { title: 'ui/Switch' };
export default meta;

const Story = (props: Partial<SwitchProps>) => {
  const [checked, setChecked] = useState(true);
  return <Switch label="Hide zero balances" checked={checked} onChange={setChecked} {...props} />;
};

export const Default = () => <Story />;
export const WithDetail = () => (
  <Story
    label="Confirm each order"
    detail="Shows price, stake and results before anything is sent"
  />
);
export const Disabled = () => <Story disabled />;

export const Turned: StoryObj = {
  render: () => <Story />,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Hide zero balances' });
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Hide zero balances'));
    await expect(control).not.toBeChecked();
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
};
