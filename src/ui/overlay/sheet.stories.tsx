import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

import { Button } from '../action/button';
import { DetailList } from '../layout/detail-list';
import { DirectionChip } from '../figures/direction-chip';
import { Sheet } from './sheet';
import type { SheetProps } from './sheet-props';
import { Switch } from '../input/switch';
import { TextField } from '../input/text-field';

const meta: Meta = { title: 'ui/Sheet' };
export default meta;

const Story = (props: Partial<SheetProps> & { readonly children: ReactNode }) => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet
        title="Confirm order"
        closeLabel="Close"
        {...props}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
};

export const ConfirmOrder = () => (
  <Story
    aside={<DirectionChip direction="up">Up</DirectionChip>}
    footer={<Button block>Place order</Button>}
  >
    <DetailList
      items={[
        { label: 'Current price', value: '67,123.40' },
        { label: 'Expires in', value: '60s' },
        { label: 'Stake', value: '100.00 USDT' },
        { label: 'Fee (0.20%)', value: '0.20 USDT' },
        { label: 'If you win', value: <span className="text-up">+85.00 USDT</span> },
        { label: 'If you lose', value: <span className="text-down">−100.00 USDT</span> },
      ]}
    />
  </Story>
);
export const WithField = () => (
  <Story
    title="Payment password"
    description="Asked for each withdrawal."
    footer={<Button block>Confirm</Button>}
  >
    <TextField label="Payment password" type="password" value="" onChange={() => undefined} />
  </Story>
);
export const LongContent = () => (
  <Story title="Terms" footer={<Button block>Agree</Button>}>
    {Array.from({ length: 30 }, (_, index) => (
      <p key={index} className="py-2 text-body text-ink-2">
        Paragraph {index + 1} of a text that is longer than the screen.
      </p>
    ))}
  </Story>
);

/** The top edge as a share of the screen from above, to a hundredth. */
const topEdge = (): number =>
  Math.round((screen.getByRole('dialog').getBoundingClientRect().top / window.innerHeight) * 100) /
  100;

export const SnapPoints: StoryObj = {
  render: () => (
    <Story
      title="Order book"
      snapPoints={{ points: [0.45, 1], moreLabel: 'Show more', lessLabel: 'Show less' }}
      footer={<Button block>Trade</Button>}
    >
      {Array.from({ length: 24 }, (_, index) => (
        <p key={index} className="flex justify-between py-2 text-body">
          <span>67,1{10 + index}.40</span>
          <span className="text-ink-2">0.{24 + index}</span>
        </p>
      ))}
    </Story>
  ),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(topEdge()).toBe(0.55));
    const footer = screen.getByRole('button', { name: 'Trade' }).getBoundingClientRect();
    await expect(footer.bottom).toBeLessThanOrEqual(window.innerHeight);
    screen.getByRole('button', { name: 'Show more' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(topEdge()).toBeLessThan(0.1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(topEdge()).toBe(0.55));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(topEdge()).toBe(0.55));
  },
};

const OpenedByTap = () => {
  const [open, setOpen] = useState(false);
  const [asks, setAsks] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Up</Button>
      <Sheet title="Confirm order" closeLabel="Close" open={open} onOpenChange={setOpen}>
        <Switch label="Confirm each order" checked={asks} onChange={setAsks} />
      </Sheet>
    </>
  );
};

/** Taps one place of the screen, whatever lies there, at a time in milliseconds. */
const tapAt = (target: Element, time: number): void => {
  const event = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    clientX: 180,
    clientY: 600,
  });
  Object.defineProperty(event, 'timeStamp', { value: time });
  target.dispatchEvent(event);
};

/** The second of two quick taps switches nothing of what has come under the finger. */
export const SecondTap: StoryObj = {
  render: () => <OpenedByTap />,
  play: async ({ canvas }) => {
    const now = performance.now();
    tapAt(canvas.getByRole('button', { name: 'Up' }), now);
    const asks = await screen.findByRole('switch', { name: 'Confirm each order' });
    tapAt(asks, now + 400);
    await expect(asks).toBeChecked();
    tapAt(asks, now + 600);
    await expect(asks).not.toBeChecked();
  },
};
