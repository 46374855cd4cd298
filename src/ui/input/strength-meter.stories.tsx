import type { Meta, StoryObj } from '@storybook/react-vite';

import { StrengthMeter } from './strength-meter';

const meta = {
  component: StrengthMeter,
  args: { label: 'Password strength', strength: 3, text: 'Good' },
} satisfies Meta<typeof StrengthMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { strength: 0, text: '' } };
export const Weak: Story = { args: { strength: 1, text: 'Weak' } };
export const Fair: Story = { args: { strength: 2, text: 'Fair' } };
export const Good: Story = {};
export const Strong: Story = { args: { strength: 4, text: 'Strong' } };
