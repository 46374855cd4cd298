import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';

import { Button } from '../action/button';
import { Dialog, type DialogProps } from './dialog';

const meta: Meta = { title: 'ui/Dialog' };
export default meta;

const Story = (props: Partial<DialogProps>) => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button guard={false} onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog
        title="Delete this card?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        tone="danger"
        onConfirm={() => setOpen(false)}
        {...props}
        open={open}
        onOpenChange={setOpen}
      >
        Withdrawals to the card ending in 4471 will no longer be possible.
      </Dialog>
    </>
  );
};

export const Question = () => <Story />;
export const Loading = () => <Story loading />;
export const Message = () => (
  <Story
    title="Your session has ended"
    confirmLabel="Log in again"
    cancelLabel={undefined}
    tone="primary"
  />
);
export const LongLabels = () => (
  <Story
    title="Hinterlegte Kreditkarte endgültig löschen?"
    confirmLabel="Karte endgültig löschen"
    cancelLabel="Karte doch behalten"
  />
);

export const Answered: StoryObj = {
  render: () => <Story />,
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByText('Open');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(canvas.queryByText('Delete this card?')).toBeNull();
    await userEvent.click(open);
    await expect(canvas.getByText('Delete this card?')).toBeVisible();
    // The event of the Escape key; synthetic keys do not reach the native dialog.
    await fireEvent(canvas.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByText('Delete this card?')).toBeNull());
    await expect(open.closest('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // Pressing Enter twice must not delete anything.
    await expect(canvas.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('Delete this card?')).toBeNull());
    await userEvent.click(open);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(canvas.queryByText('Delete this card?')).toBeNull();
  },
};
