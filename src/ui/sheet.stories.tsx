import type { Meta } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';

import { Button } from './button';
import { DetailList } from './detail-list';
import { DirectionChip } from './direction-chip';
import { Sheet, type SheetProps } from './sheet';
import { TextField } from './text-field';

const meta: Meta = { title: 'ui/Sheet' };
export default meta;

const Story = (props: Partial<SheetProps> & { readonly children: ReactNode }) => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet
        title="Confirm order"
        closeLabel="Close"
        {...props}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
};

export const ConfirmOrder = () => (
  <Story
    aside={<DirectionChip direction="up">Up</DirectionChip>}
    footer={<Button block>Place order</Button>}
  >
    <DetailList
      items={[
        { label: 'Current price', value: '67,123.40' },
        { label: 'Expires in', value: '60s' },
        { label: 'Investment', value: '100.00 USDT' },
        { label: 'Fee (0.20%)', value: '0.20 USDT' },
        { label: 'If right', value: <span className="text-up">+85.00 USDT</span> },
        { label: 'If wrong', value: <span className="text-down">−100.00 USDT</span> },
      ]}
    />
  </Story>
);
export const WithField = () => (
  <Story
    title="Payment password"
    description="Asked for each withdrawal."
    footer={<Button block>Confirm</Button>}
  >
    <TextField label="Payment password" type="password" value="" onChange={() => undefined} />
  </Story>
);
export const LongContent = () => (
  <Story title="Terms" footer={<Button block>Agree</Button>}>
    {Array.from({ length: 30 }, (_, index) => (
      <p key={index} className="py-2 text-body text-ink-2">
        Paragraph {index + 1} of a text that is longer than the screen.
      </p>
    ))}
  </Story>
);
