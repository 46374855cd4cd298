import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { TextField } from './text-field';

const meta: Meta = { title: 'ui/TextField' };
export default meta;

const useText = (initial: string) => {
  const [value, onChange] = useState(initial);
  return { value, onChange };
};

export const Default = () => (
  <TextField label="Account" {...useText('')} placeholder="E-mail or phone" />
);
export const Filled = () => (
  <TextField label="First name" {...useText('Nguyễn')} hint="As on your document" />
);
export const WithAside = () => (
  <TextField
    label="Invite code"
    aside="Optional"
    {...useText('QS-2201')}
    suffix={<span className="text-label text-ink-2">Paste</span>}
  />
);
export const Disabled = () => <TextField label="Account" disabled {...useText('demo')} />;
export const WithError = () => (
  <TextField label="Email" {...useText('demo@')} error="Enter a complete email address" />
);
export const LongText = () => (
  <TextField
    label="Adresse der hinterlegten Auszahlungs-Wallet einschließlich des Netzwerks"
    aside="Aus dem Adressbuch wählen"
    {...useText('TXyz4ab9QmXKcV4uWq8b2n7T1o9aB3c5d6E7f8G9h')}
    hint="Prüfen Sie die ersten und die letzten vier Zeichen, bevor Sie fortfahren: Sendungen lassen sich nicht zurückholen."
  />
);

/** Shows an error on blur if there is no at sign, as forms do. */
const Checked = () => {
  const { value, onChange } = useText('');
  const [isWrong, setWrong] = useState(false);
  return (
    <TextField
      label="Email"
      hint="Codes are sent here"
      type="email"
      maxLength={16}
      value={value}
      onChange={onChange}
      onBlur={() => setWrong(!value.includes('@'))}
      error={isWrong ? 'Enter a complete email address' : undefined}
    />
  );
};

export const Typed: StoryObj = {
  render: () => <Checked />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveAccessibleDescription('Codes are sent here');
    await userEvent.click(canvas.getByText('Email'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('demo');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter a complete email address');
    await expect(canvas.queryByText('Codes are sent here')).toBeNull();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{End}@example.com and more');
    await expect(field).toHaveValue('demo@example.com');
    await userEvent.tab();
    await expect(field).toBeValid();
    await expect(field).toHaveAccessibleDescription('Codes are sent here');
  },
};
