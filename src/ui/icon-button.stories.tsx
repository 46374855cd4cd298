import type { Meta, StoryObj } from '@storybook/react-vite';

import { IconButton } from './icon-button';
import { BellIcon, ReceiptIcon } from './icons';

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
