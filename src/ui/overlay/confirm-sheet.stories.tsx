import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../action/button';
import { ConfirmSheet } from './confirm-sheet';
import { DetailList } from '../layout/detail-list';
import { DirectionChip } from '../figures/direction-chip';

const meta = {
  component: ConfirmSheet,
  args: {
    open: true,
    title: 'Confirm order',
    description: 'BTC/USDT',
    aside: <DirectionChip direction="up">Buy</DirectionChip>,
    state: 'staged',
    texts: {
      moved: 'The price has moved.',
      takeNewPrice: 'Update price',
      confirm: 'Place order',
      again: 'Try again',
      checkAgain: 'Check again',
      overdue:
        'It is not among your newest records, and it can no longer arrive. Check your records before you go on.',
      setAside: 'Continue without it',
      close: 'Close',
      sending: 'Still sending…',
      checking: 'No reply. Checking whether it went through…',
      unknown: 'We do not know yet whether it went through. Nothing is sent again until we do.',
      failed: 'Nothing has changed. Your balance is too low.',
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
  args: { blocked: 'Prices are delayed. Trading resumes with the next price.' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Place order' })).toBeDisabled();
  },
};

export const Submitting: Story = {
  args: { state: 'submitting' },
  play: async ({ args }) => {
    await press('Place order');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Its outcome can be looked up, also while nothing may be placed. */
export const NotKnown: Story = {
  args: { state: 'unknown', blocked: 'Prices are delayed. Trading resumes with the next price.' },
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

/** After a failure too, nothing goes out under figures that no longer hold. */
export const NotDoneAndThePriceHasMoved: Story = {
  args: { state: 'failed', onRefresh: fn() },
  play: async ({ args }) => {
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await press('Update price');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Confirmed before a reload: its figures are gone, so it is not sent from here. */
export const NotDoneAfterAReload: Story = {
  args: { state: 'failed', canSend: false },
  play: async ({ args }) => {
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    const [, below] = await screen.findAllByRole('button', { name: 'Close' });
    await userEvent.click(below ?? document.body);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A newer one was refused because of it; it can no longer arrive, and the records do not show it. */
export const CannotBeFound: Story = {
  args: {
    state: 'unknown',
    onSetAside: fn(),
    texts: {
      ...meta.args.texts,
      refused:
        'Your new request was not sent. We must first find out whether this one went through.',
    },
  },
  play: async ({ args }) => {
    await expect(await screen.findByText(/^Your new request was not sent/u)).toBeVisible();
    await press('Continue without it');
    await expect(args.onSetAside).toHaveBeenCalledOnce();
  },
};

export const SomethingElseFirst: Story = {
  args: { instead: <Button block>Update price</Button> },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
  },
};
