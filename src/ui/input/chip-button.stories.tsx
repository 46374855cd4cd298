import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ChipButton } from './chip-button';

const meta = {
  component: ChipButton,
  args: { children: '25%', label: '25 % of the balance', onClick: () => undefined },
} satisfies Meta<typeof ChipButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const Row: Story = {
  render: (args) => (
    <div className="grid grid-cols-4 gap-2">
      {['10%', '25%', '50%', 'Max'].map((text) => (
        <ChipButton key={text} onClick={args.onClick}>
          {text}
        </ChipButton>
      ))}
    </div>
  ),
};

const pressed = fn();

export const Pressed: Story = {
  args: { onClick: pressed },
  play: async ({ canvas, userEvent }) => {
    pressed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '25 % of the balance' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(pressed).toHaveBeenCalledTimes(3);
  },
};
