import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import type { BubblePosition } from './dock-position';
import { FloatingBubble } from './floating-bubble';
import { HeadsetIcon } from '../icons';

const meta: Meta = { title: 'ui/FloatingBubble', parameters: { layout: 'fullscreen' } };
export default meta;

const opened = fn();
const putAway = fn();
const PUT_AWAY = {
  hint: 'Drag it, or press Delete to put it away.',
  putAwayLabel: 'Hide',
  onPutAway: putAway,
} as const;

const Story = ({ edge = 'right' }: { readonly edge?: BubblePosition['edge'] }) => {
  const [position, setPosition] = useState<BubblePosition>({ edge, down: 0.8 });
  return (
    <main className="min-h-60">
      <FloatingBubble
        label="Customer service"
        icon={<HeadsetIcon size={24} />}
        onClick={opened}
        position={position}
        onPosition={setPosition}
        {...PUT_AWAY}
      />
    </main>
  );
};

export const Default = () => <Story />;
export const AtTheLeft = () => <Story edge="left" />;

export const ByKeys: StoryObj = {
  render: () => (
    <main className="min-h-60">
      <FloatingBubble
        label="Customer service"
        icon={<HeadsetIcon size={24} />}
        onClick={opened}
        position={{ edge: 'right', down: 0.5 }}
        onPosition={() => undefined}
        {...PUT_AWAY}
      />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    opened.mockClear();
    canvas.getByRole('button', { name: 'Customer service' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledTimes(1);
    putAway.mockClear();
    await userEvent.keyboard('{Delete}');
    await expect(putAway).toHaveBeenCalledTimes(1);
  },
};

/** Controls lie at its place: it docks below them. */
export const BesideControls: StoryObj = {
  render: () => (
    <>
      <div className="grid min-h-60 content-end">
        <button type="button" className="min-h-30 bg-sunken">
          A row as wide as the screen
        </button>
      </div>
      <Story />
    </>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: /^A row/u });
    const bubble = canvas.getByRole('button', { name: 'Customer service' });
    await waitFor(() => expect(bubble).toHaveStyle({ opacity: '1' }));
    await expect(bubble.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      row.getBoundingClientRect().bottom,
    );
  },
};

/** Nothing is free: it is hidden. */
export const NoPlace: StoryObj = {
  render: () => (
    <>
      <button type="button" className="min-h-dvh w-full bg-sunken">
        All of the screen
      </button>
      <Story />
    </>
  ),
  play: async ({ canvas }) => {
    const bubble = canvas.getByLabelText('Customer service');
    await waitFor(() => expect(bubble).toHaveStyle({ opacity: '0' }));
  },
};

/** A dropped bubble docks at the nearer edge; the click that ends a drag opens nothing. */
export const Dragged: StoryObj = {
  render: () => <Story />,
  play: async ({ canvas, userEvent }) => {
    opened.mockClear();
    putAway.mockClear();
    const bubble = canvas.getByRole('button', { name: 'Customer service' });
    // Pointer capture works only for real events, not synthetic ones.
    spyOn(bubble, 'setPointerCapture').mockReturnValue();
    const { right, y } = bubble.getBoundingClientRect();
    const start = { clientX: right - 10, clientY: y + 10 };
    const drop = { clientX: 60, clientY: 120 };
    await fireEvent.pointerDown(bubble, start);
    await fireEvent.pointerMove(bubble, { clientX: 200, clientY: 160 });
    await fireEvent.pointerMove(bubble, drop);
    // From the right edge, 44 px wide, as far as the pointer: (right - 44) + 60 - (right - 10).
    await waitFor(() => expect(bubble.getBoundingClientRect().left).toBe(26));
    await fireEvent.pointerUp(bubble, drop);
    await fireEvent.click(bubble);
    await expect(opened).not.toHaveBeenCalled();
    await waitFor(() => expect(bubble.getBoundingClientRect().left).toBe(0));
    await expect(bubble.getBoundingClientRect().top).toBeLessThan(160);
    // It looks for a free place first.
    await waitFor(() => expect(bubble).toHaveStyle({ opacity: '1', pointerEvents: 'auto' }));
    await userEvent.click(bubble);
    await expect(opened).toHaveBeenCalledTimes(1);
    // Dropped on the target above the dock.
    const { innerWidth, innerHeight } = window;
    const from = bubble.getBoundingClientRect();
    const target = { clientX: innerWidth / 2 - 26 + 10, clientY: innerHeight - 64 - 56 - 26 + 10 };
    await fireEvent.pointerDown(bubble, { clientX: from.x + 10, clientY: from.y + 10 });
    await fireEvent.pointerMove(bubble, target);
    await expect(await canvas.findByText('Hide')).toBeVisible();
    await fireEvent.pointerUp(bubble, target);
    await expect(putAway).toHaveBeenCalledTimes(1);
  },
};
