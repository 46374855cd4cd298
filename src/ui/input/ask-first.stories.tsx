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

export const AskedAllTheSame: Story = {
  args: { asks: false, reason: 'Please check: this is more than a quarter of your balance.' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText(/a quarter/u)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
