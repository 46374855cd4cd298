import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from './button';
import { ConfirmSheet } from './confirm-sheet';
import { DetailList } from './detail-list';
import { DirectionChip } from './direction-chip';

const meta = {
  component: ConfirmSheet,
  args: {
    open: true,
    title: 'Confirm order',
    description: 'BTC/USDT',
    aside: <DirectionChip direction="up">Buy</DirectionChip>,
    state: 'editing',
    texts: {
      moved: 'The price has moved since this was shown.',
      takeNewPrice: 'Show with the new price',
      confirm: 'Place order',
      again: 'Try again',
      checkAgain: 'Check again',
      close: 'Close',
      checking: 'No answer came. Checking what became of it…',
      unknown: 'It is not known yet what became of it. Nothing is sent again until that is clear.',
      failed: 'Nothing was done. Your balance is too low.',
    },
    children: <DetailList items={[{ label: 'Amount', value: '0.01 BTC' }]} />,
    onConfirm: fn(),
    onCheckAgain: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

export const ToConfirm: Story = {
  play: async ({ args }) => {
    await press('Place order');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Blocked: Story = {
  args: { blocked: 'Prices are delayed. Trading waits for a fresh price.' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Place order' })).toBeDisabled();
  },
};

export const Placing: Story = {
  args: { state: 'placing' },
  play: async ({ args }) => {
    await press('Place order');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** What became of it is asked, also while nothing may be placed. */
export const NotKnown: Story = {
  args: { state: 'unknown', blocked: 'Prices are delayed. Trading waits for a fresh price.' },
  play: async ({ args }) => {
    await press('Check again');
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const NotDone: Story = {
  args: { state: 'failed' },
  play: async ({ args }) => {
    await press('Try again');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const SomethingElseFirst: Story = {
  args: { instead: <Button block>Show with the new price</Button> },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
  },
};
