import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';

import { CopyField, type CopyFieldProps } from './copy-field';

const meta: Meta = { title: 'ui/CopyField' };
export default meta;

const ADDRESS = 'TXyz4mQv8Rk2LpN6sWd9HbJc3FgT7uEa9B';

const Story = (props: Partial<CopyFieldProps>) => (
  <CopyField
    label="Deposit address (TRC20)"
    value={ADDRESS}
    copyLabel="Copy"
    copiedText="Copied"
    failedText="Your browser copies nothing for us. The text is selected: copy it by hand."
    {...props}
  />
);

export const Default = () => <Story />;

export const Copied: StoryObj = {
  render: () => <Story />,
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    canvas.getByRole('button', { name: 'Copy' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith(ADDRESS);
    await expect(await canvas.findByText('Copied')).toHaveRole('status');
    write.mockRestore();
  },
};

export const TheOldWay: StoryObj = {
  render: () => <Story />,
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const copy = spyOn(document, 'execCommand').mockImplementation(() => {
      // The selection is what would be copied.
      const field = document.activeElement;
      return field instanceof HTMLTextAreaElement && field.value === ADDRESS;
    });
    const button = canvas.getByRole('button', { name: 'Copy' });
    await userEvent.click(button);
    await expect(await canvas.findByText('Copied')).toBeVisible();
    await expect(button).toHaveFocus();
    write.mockRestore();
    copy.mockRestore();
  },
};

export const NotPossible: StoryObj = {
  render: () => <Story />,
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const copy = spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText(/by hand/u)).toBeVisible();
    await expect(window.getSelection()?.toString()).toBe(ADDRESS);
    write.mockRestore();
    copy.mockRestore();
  },
};

export const Long = () => <Story label="Memo" value={'0x9f2c4e7ab81d'.repeat(12)} />;
export const Empty = () => <Story value="" />;
