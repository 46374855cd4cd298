import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { NewPasswordField } from './new-password-field';

const meta: Meta = { title: 'ui/NewPasswordField' };
export default meta;

const WORDS = { 1: 'Weak', 2: 'Fair', 3: 'Good', 4: 'Strong' } as const;

const Story = () => {
  const [value, setValue] = useState('');
  return (
    <NewPasswordField
      label="New password"
      hint="6 to 16 characters"
      value={value}
      onChange={setValue}
      showLabel="Show password"
      hideLabel="Hide password"
      strengthLabel="Password strength"
      strengthText={(strength) => WORDS[strength]}
    />
  );
};

/** The meter appears with the first character. */
export const Typed: StoryObj = {
  render: () => <Story />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Password strength')).toBeNull();
    await userEvent.type(canvas.getByLabelText('New password'), 'low-Tide-7-north');
    await expect(canvas.getByLabelText('Password strength')).toBeVisible();
  },
};
