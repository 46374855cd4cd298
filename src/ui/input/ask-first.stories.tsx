import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AskFirst } from './ask-first';

const meta = {
  component: AskFirst,
  args: {
    asks: true,
    onChange: fn(),
    label: 'Confirm each order',
    detail: 'We always confirm unusually large orders',
  },
} satisfies Meta<typeof AskFirst>;
export default meta;

type Story = StoryObj<typeof meta>;

export const On: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('switch'));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

export const Off: Story = {
  args: { asks: false },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
