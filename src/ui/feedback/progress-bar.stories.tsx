import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../layout/card';
import { ProgressBar } from './progress-bar';

const meta = {
  component: ProgressBar,
  args: { label: 'Margin used', value: 0.16, text: '800.00 of 5,000.00' },
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Full: Story = { args: { value: 1, text: '100%' } };
export const Empty: Story = { args: { value: 0, text: '0%' } };
