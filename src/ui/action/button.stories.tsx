import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';

import { Button } from './button';
import { ArrowDownRightIcon, ArrowUpRightIcon } from '../icons';

const meta = {
  component: Button,
  args: { children: 'Place order', block: true },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { tone: 'secondary', children: 'Cancel' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Delete card' } };
export const Disabled: Story = { args: { disabled: true, children: 'Verify identity to trade' } };
export const Loading: Story = { args: { loading: true } };
export const LongText: Story = {
  args: { children: 'Auszahlung an die hinterlegte Wallet-Adresse jetzt verbindlich beantragen' },
  decorators: [(Story) => <div className="max-w-70">{Story()}</div>],
};
export const Directions: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-3">
      <Button tone="up" icon={<ArrowUpRightIcon aria-hidden="true" size={20} />}>
        Up
      </Button>
      <Button tone="down" icon={<ArrowDownRightIcon aria-hidden="true" size={20} />}>
        Down
      </Button>
      <Button tone="up" loading>
        Up
      </Button>
      <Button tone="down" disabled>
        Down
      </Button>
    </div>
  ),
};
export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button>Large</Button>
      <Button size="medium">Medium</Button>
      <Button size="small">Small</Button>
      <Button size="medium" tone="secondary">
        Medium
      </Button>
      <Button size="small" tone="secondary">
        Small
      </Button>
      <Button size="medium" tone="ghost">
        Ghost
      </Button>
      <Button size="medium" loading>
        Medium
      </Button>
    </div>
  ),
};

const counted = fn();

export const TappedTwice: StoryObj = {
  render: () => <Button onClick={counted}>Place order</Button>,
  play: async ({ canvas, userEvent }) => {
    counted.mockClear();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Place order' }));
    await expect(counted).toHaveBeenCalledTimes(1);
  },
};

const Replaced = () => {
  const [isPlaced, setPlaced] = useState(false);
  return isPlaced ? (
    <Button key="done" onClick={counted}>
      Done
    </Button>
  ) : (
    <Button key="place" onClick={() => setPlaced(true)}>
      Place order
    </Button>
  );
};

/** The second tap of a double tap does nothing to the button that the first one put under the finger. */
export const ReplacedUnderFinger: StoryObj = {
  render: () => <Replaced />,
  play: async ({ canvas }) => {
    counted.mockClear();
    const finger = { clientX: 200, clientY: 700 };
    await fireEvent.click(canvas.getByRole('button', { name: 'Place order' }), finger);
    await fireEvent.click(await canvas.findByRole('button', { name: 'Done' }), finger);
    await expect(counted).not.toHaveBeenCalled();
    // Another finger.
    await fireEvent.click(canvas.getByRole('button', { name: 'Done' }), {
      clientX: 20,
      clientY: 700,
    });
    await expect(counted).toHaveBeenCalledTimes(1);
  },
};

/** By keyboard: a loading button keeps the focus, a disabled one is skipped, neither acts. */
export const ByKeys: StoryObj = {
  render: () => (
    <>
      <Button onClick={counted}>Place order</Button>
      <Button disabled onClick={counted}>
        Verify identity
      </Button>
      <Button loading onClick={counted}>
        Placing
      </Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    counted.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Place order' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(counted).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Placing' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(counted).toHaveBeenCalledTimes(1);
  },
};
