import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

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

export const Ticked: StoryObj = {
  render: () => <Story start={false} />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
