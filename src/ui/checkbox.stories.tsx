import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';

import { Checkbox, type CheckboxProps } from './checkbox';

const meta: Meta = { title: 'ui/Checkbox' };
export default meta;

const Story = ({ start = true, ...props }: Partial<CheckboxProps> & { start?: boolean }) => {
  const [checked, setChecked] = useState(start);
  return <Checkbox label="Remember me" checked={checked} onChange={setChecked} {...props} />;
};

export const Checked = () => <Story />;
export const Unchecked = () => <Story start={false} />;
export const Disabled = () => <Story disabled />;
export const WithError = () => (
  <Story
    start={false}
    error="Agree to go on"
    label={
      <>
        I am of age and agree to the{' '}
        <a className="text-blue underline" href="#terms">
          terms of use
        </a>{' '}
        and to the notes on the risks of leveraged trading
      </>
    }
  />
);
