import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ProgressRing, type ProgressRingProps } from './progress-ring';

const meta: Meta = { title: 'ui/ProgressRing' };
export default meta;

const Story = ({
  value,
  text,
  tone,
}: Pick<ProgressRingProps, 'value' | 'text'> & Partial<ProgressRingProps>) => (
  <ProgressRing label="Margin used" value={value} text={text} tone={tone}>
    <span className="block text-row">{text}</span>
    <span className="block text-label text-ink-2">used</span>
  </ProgressRing>
);

export const Default: StoryObj = {
  render: () => <Story value={0.16} text="16.00%" />,
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('meter', { name: 'Margin used' });
    await expect(ring).toHaveAttribute('aria-valuenow', '16');
    await expect(ring).toHaveAttribute('aria-valuetext', '16.00%');
  },
};

export const Nothing = () => <Story value={0} text="0.00%" />;
export const High = () => <Story value={0.82} text="82.00%" tone="warn" />;

/** Values above 1 are drawn as 1; the text has the real value. */
export const OverTheLimit: StoryObj = {
  render: () => <Story value={1.24} text="124.00%" tone="danger" />,
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('meter');
    await expect(ring).toHaveAttribute('aria-valuenow', '100');
    await expect(ring).toHaveAttribute('aria-valuetext', '124.00%');
  },
};
