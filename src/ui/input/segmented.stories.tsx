import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Segmented, type SegmentedProps } from './segmented';

const meta: Meta = { title: 'ui/Segmented' };
export default meta;

const Story = ({
  start,
  ...props
}: Omit<SegmentedProps<string>, 'value' | 'onChange'> & { start: string }) => {
  const [value, setValue] = useState(start);
  return <Segmented {...props} value={value} onChange={setValue} />;
};

export const Track = () => (
  <Story
    label="Account"
    start="live"
    options={[
      { value: 'live', label: 'Live' },
      { value: 'demo', label: 'Demo' },
    ]}
  />
);
export const Directions = () => (
  <Story
    label="Direction"
    start="long"
    options={[
      { value: 'long', label: 'Long', tone: 'up' },
      { value: 'short', label: 'Short', tone: 'down' },
    ]}
  />
);
export const Periods = () => (
  <Story
    label="Period"
    look="plain"
    start="1m"
    options={['1m', '5m', '15m', '1h', '1D', 'K'].map((value) => ({ value, label: value }))}
  />
);
export const LongText = () => (
  <Story
    label="Order type"
    start="a"
    options={[
      { value: 'a', label: 'Bestens ausführen' },
      { value: 'b', label: 'Zum Grenzpreis ausführen' },
      { value: 'c', label: 'Gesperrt', disabled: true },
    ]}
  />
);

/** Beyond its width a row of many words scrolls. The selected one is in sight. */
export const ManyWords: StoryObj = {
  render: () => (
    <Story
      label="Status"
      start="Storniert"
      options={['Alle', 'In Prüfung', 'Ausgezahlt', 'Fehlgeschlagen', 'Storniert'].map((value) => ({
        value,
        label: value,
      }))}
    />
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('radiogroup').getBoundingClientRect();
    const selected = canvas.getByRole('radio', { name: 'Storniert' }).getBoundingClientRect();
    await expect(selected.right).toBeLessThanOrEqual(row.right);
    // One line: two would be as high as two lines of the label's text.
    await expect(row.height).toBe(44);
  },
};

export const ByKeys: StoryObj = {
  render: () => (
    <Story
      label="Account"
      start="live"
      options={[
        { value: 'live', label: 'Live' },
        { value: 'demo', label: 'Demo' },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Demo' }));
    await expect(canvas.getByRole('radio', { name: 'Demo' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Live' })).toBeChecked();
  },
};
