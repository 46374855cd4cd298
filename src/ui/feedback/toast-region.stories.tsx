import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { Button } from '../action/button';
import { Sheet } from '../overlay/sheet';
import { showToast, type ToastMessage } from './toast';
import { ToastRegion } from './toast-region';

const meta: Meta = { title: 'ui/Toast' };
export default meta;

const Story = (message: ToastMessage) => {
  useEffect(() => {
    const timer = setTimeout(() => showToast({ duration: 600_000, ...message }), 50);
    return () => clearTimeout(timer);
  });
  return (
    <>
      <Button onClick={() => showToast({ ...message, text: `${message.text} again` })}>Show</Button>
      <ToastRegion label="Messages" />
    </>
  );
};

export const Success = () => <Story text="Address copied" tone="success" />;
export const Error = () => <Story text="The market is closed" tone="error" />;
export const LongText = () => (
  <Story text="Die Auszahlung wurde zur Prüfung angenommen und wird innerhalb eines Werktages bearbeitet" />
);

const closed = fn();
const sayOpened = (): void => showToast({ text: 'Opened', duration: 600_000 });

/** A tap does what the word says. */
export const WithAction: StoryObj = {
  render: () => <Story text="Withdrawal failed" action={{ label: 'Open', run: sayOpened }} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Withdrawal failed Open' }));
    await expect(screen.getByRole('status')).toHaveTextContent('Opened');
  },
};

export const Dismissed: StoryObj = {
  render: () => (
    <>
      <Button onClick={() => showToast({ text: 'Saved', tone: 'success', duration: 600_000 })}>
        Save
      </Button>
      <Button
        onClick={() =>
          showToast({ text: 'The market is closed', tone: 'error', duration: 600_000 })
        }
      >
        Order
      </Button>
      <Button onClick={() => showToast({ text: 'Copied', duration: 200 })}>Copy</Button>
      <ToastRegion label="Messages" />
    </>
  ),
  play: async ({ userEvent }) => {
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    const status = screen.getByRole('status');
    const alert = screen.getByRole('alert');
    await press('Save');
    await press('Order');
    await expect(status).toHaveTextContent('Saved');
    await expect(alert).toHaveTextContent('The market is closed');
    await press('Saved');
    await expect(status).toBeEmptyDOMElement();
    screen.getByRole('button', { name: 'The market is closed' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(alert).toBeEmptyDOMElement();
    await press('Copy');
    await expect(status).toHaveTextContent('Copied');
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};

/** A message shows above a sheet, is said while the sheet is open, and a tap on it leaves the sheet open. */
export const AboveSheet: StoryObj = {
  render: () => (
    <>
      <Sheet open onOpenChange={closed} closeLabel="Close" title="World" size="tall">
        <Button onClick={() => showToast({ text: 'Link copied', duration: 600_000 })}>Copy</Button>
      </Sheet>
      <ToastRegion label="Messages" />
    </>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
    const toast = await screen.findByRole('button', { name: 'Link copied' });
    await waitFor(() => {
      const { left, top, width, height } = toast.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      return expect(toast.contains(shown)).toBe(true);
    });
    await userEvent.click(toast);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await expect(closed).not.toHaveBeenCalled();
  },
};
