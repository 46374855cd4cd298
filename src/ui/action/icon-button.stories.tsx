import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { IconButton } from './icon-button';
import { BellIcon, ReceiptIcon } from '../icons';

const meta = {
  component: IconButton,
  args: { label: 'Orders', icon: <ReceiptIcon size={24} /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Sunken: Story = { args: { look: 'sunken' } };
export const Outline: Story = { args: { look: 'outline' } };
export const Unread: Story = {
  args: { label: 'Messages, 3 unread', icon: <BellIcon size={24} />, dot: true },
};
export const Disabled: Story = { args: { disabled: true } };

const pressed = fn();

/** Found and pressed by its label; a disabled one is skipped. */
export const Pressed: Story = {
  render: (args) => (
    <>
      <IconButton {...args} onClick={pressed} />
      <IconButton {...args} label="Records" disabled onClick={pressed} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    pressed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Orders' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(pressed).toHaveBeenCalledTimes(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Records' }));
    await expect(pressed).toHaveBeenCalledTimes(3);
  },
};
