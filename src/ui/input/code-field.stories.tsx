import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { CodeField } from './code-field';

const meta: Meta = { title: 'ui/CodeField' };
export default meta;

const Story = (props: { readonly error?: string; readonly hint?: string }) => {
  const [value, setValue] = useState('');
  return (
    <CodeField
      {...props}
      label="Code from the email"
      length={6}
      value={value}
      onChange={setValue}
      resend={{
        label: 'Send code',
        waitingLabel: (seconds) => `Resend in ${seconds} s`,
        deadline: undefined,
        onSend: () => undefined,
      }}
    />
  );
};

/** A pasted code loses its spaces and what is too much. */
export const Pasted: StoryObj = {
  render: () => <Story hint="To a***@example.com" />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Code from the email');
    await userEvent.click(input);
    await userEvent.paste('123 4567');
    await expect(input).toHaveValue('123456');
  },
};
export const Wrong = () => <Story error="The verification code is wrong." />;
