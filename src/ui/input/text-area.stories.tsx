import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { TextArea, type TextAreaProps } from './text-area';

const meta: Meta = { title: 'ui/TextArea' };
export default meta;

const Story = ({
  start = 'My top-up has not arrived.',
  ...props
}: Partial<TextAreaProps> & { readonly start?: string }) => {
  const [value, setValue] = useState(start);
  return <TextArea label="Message" value={value} onChange={setValue} {...props} />;
};

export const Default = () => <Story />;
export const WithError = () => <Story error="Write at least 10 characters" />;
export const Disabled = () => <Story disabled />;

export const Typed: StoryObj = {
  render: () => <Story start="" maxLength={20} error="Write at least 10 characters" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await expect(canvas.getByText('0/20')).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Write at least 10 characters');
    await userEvent.click(canvas.getByText('Message'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Hello{Enter}there');
    await expect(field).toHaveValue('Hello\nthere');
    await expect(canvas.getByText('11/20')).toBeVisible();
    await userEvent.keyboard(', this is too long');
    await expect(field).toHaveValue('Hello\nthere, this is');
    await expect(canvas.getByText('20/20')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByText('19/20')).toBeVisible();
    // Enter adds a line; Tab moves on.
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
};
