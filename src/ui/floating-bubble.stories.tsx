import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { BubblePosition } from './dock-position';
import { FloatingBubble } from './floating-bubble';
import { HeadsetIcon } from './icons';

const meta: Meta = { title: 'ui/FloatingBubble', parameters: { layout: 'fullscreen' } };
export default meta;

const Story = ({ edge = 'right' }: { readonly edge?: BubblePosition['edge'] }) => {
  const [position, setPosition] = useState<BubblePosition>({ edge, down: 0.8 });
  return (
    <main className="min-h-60">
      <FloatingBubble
        label="Customer service"
        icon={<HeadsetIcon size={24} />}
        onClick={() => undefined}
        position={position}
        onPosition={setPosition}
      />
    </main>
  );
};

export const Default = () => <Story />;
export const AtTheLeft = () => <Story edge="left" />;

const opened = fn();

export const ByKeys: StoryObj = {
  render: () => (
    <main className="min-h-60">
      <FloatingBubble
        label="Customer service"
        icon={<HeadsetIcon size={24} />}
        onClick={opened}
        position={{ edge: 'right', down: 0.5 }}
        onPosition={() => undefined}
      />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    opened.mockClear();
    canvas.getByRole('button', { name: 'Customer service' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledTimes(1);
  },
};
