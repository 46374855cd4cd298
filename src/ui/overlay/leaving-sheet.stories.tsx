import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../action/button';
import { Sheet } from './sheet';

const meta: Meta = { title: 'ui/LeavingSheet' };
export default meta;

/** A sheet of an order that is gone once it is sent. */
const SentOrder = () => {
  const [lots, setLots] = useState<number | undefined>(2);
  const send = (): void => setLots(undefined);
  return (
    <Sheet
      open={lots !== undefined}
      onOpenChange={send}
      title={lots === undefined ? 'No order' : 'Confirm order'}
      closeLabel="Close"
      footer={
        <Button block onClick={send}>
          {lots === undefined ? 'Place order' : `Open ${lots} lots`}
        </Button>
      }
    >
      {lots !== undefined && <p>BTC/USDT Long</p>}
    </Sheet>
  );
};

/** It keeps what it shows until it is gone: an order that was just sent is not offered again. */
export const KeepsItsContent: StoryObj = {
  render: () => <SentOrder />,
  play: async ({ userEvent }) => {
    const send = await screen.findByRole('button', { name: 'Open 2 lots' });
    const shown: string[] = [];
    const dialog = screen.getByRole('dialog');
    const observer = new MutationObserver(() => shown.push(dialog.textContent));
    observer.observe(dialog, { childList: true, characterData: true, subtree: true });
    await userEvent.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    observer.disconnect();
    await expect(shown.join(' ')).not.toMatch(/No order|Place order/u);
  },
};
