import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';

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
