import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Tabs, type TabItem } from './tabs';

const meta: Meta = { title: 'ui/Tabs' };
export default meta;

const Story = ({ items, fill }: { items: readonly TabItem<string>[]; fill?: boolean }) => {
  const [value, setValue] = useState('a');
  return (
    <Tabs label="Orders" items={items} value={value} onChange={setValue} fill={fill}>
      <p className="py-4 text-body text-ink-2">The panel of tab {value}.</p>
    </Tabs>
  );
};

const ITEMS = [
  { value: 'a', label: 'Positions', count: 2 },
  { value: 'b', label: 'Orders', count: 1 },
  { value: 'c', label: 'History' },
] as const;

export const Default = () => <Story items={ITEMS} />;
export const Fill = () => <Story items={ITEMS} fill />;
export const Scrolling = () => (
  <Story
    items={['a', 'b', 'c', 'd', 'e', 'f'].map((value) => ({
      value,
      label: `Währungspaare ${value.toUpperCase()}`,
      disabled: value === 'd',
    }))}
  />
);

export const ByKeys: StoryObj = {
  render: () => <Story items={ITEMS} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Orders/u }));
    await expect(canvas.getByText('The panel of tab b.')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('The panel of tab c.')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /^Positions/u })).toHaveFocus();
  },
};
