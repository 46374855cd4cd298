import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';

import { Button } from '../action/button';
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

const sayOpened = (): void => showToast({ text: 'Opened', duration: 600_000 });

/** A tap does what the word says. */
export const WithAction: StoryObj = {
  render: () => <Story text="Withdrawal failed" action={{ label: 'Open', run: sayOpened }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdrawal failed Open' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Opened');
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
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const status = canvas.getByRole('status');
    const alert = canvas.getByRole('alert');
    await press('Save');
    await press('Order');
    await expect(status).toHaveTextContent('Saved');
    await expect(alert).toHaveTextContent('The market is closed');
    await press('Saved');
    await expect(status).toBeEmptyDOMElement();
    canvas.getByRole('button', { name: 'The market is closed' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(alert).toBeEmptyDOMElement();
    await press('Copy');
    await expect(status).toHaveTextContent('Copied');
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};
