import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { passwordStrength } from '@/lib/password-strength';

import { PasswordField, type PasswordFieldProps } from './password-field';
import { StrengthMeter } from './strength-meter';

const meta: Meta = { title: 'ui/PasswordField' };
export default meta;

const Story = (props: Partial<PasswordFieldProps>) => {
  const [value, setValue] = useState('Harbour7');
  return (
    <PasswordField
      label="Password"
      showLabel="Show password"
      hideLabel="Hide password"
      value={value}
      onChange={setValue}
      {...props}
    />
  );
};

export const Default = () => <Story />;
export const Disabled = () => <Story disabled />;
export const WithError = () => <Story error="Wrong password: 4 tries left" />;

const WORDS = ['', 'Weak', 'Fair', 'Good', 'Strong'] as const;

const Metered = () => {
  const [value, setValue] = useState('Harbour7');
  const strength = passwordStrength(value);
  return (
    <div className="flex flex-col gap-3">
      <Story value={value} onChange={setValue} autoComplete="new-password" />
      <StrengthMeter label="Password strength" strength={strength} text={WORDS[strength]} />
    </div>
  );
};

export const WithStrength = () => <Metered />;

export const Shown: StoryObj = {
  render: () => <Story />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.type(field, '!');
    await expect(field).toHaveValue('Harbour7!');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
  },
};
