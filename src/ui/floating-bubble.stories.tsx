import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
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
