import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent } from 'storybook/test';
import { pastDoubleTap } from '@/lib/past-double-tap';
import { Button } from '../action/button';
import { SkeletonRows } from '../feedback/skeleton';
import { LateContent } from './late-content';
import { Sheet } from './sheet';

const meta: Meta = { title: 'ui/LateContent' };
export default meta;

const Pairs = ({ pairs }: { readonly pairs: readonly string[] }) => (
  <ul>
    {pairs.map((pair) => (
      <li key={pair}>{pair}</li>
    ))}
  </ul>
);

/** A file of code that cannot be fetched at the first attempt. */
const failingOnce = () => {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return Promise.resolve({ default: Pairs });
  };
};

const LatePairs = () => {
  const [isOpen, setOpen] = useState(false);
  const [load] = useState(failingOnce);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Pairs</Button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title="Choose a pair"
        closeLabel="Close the sheet"
      >
        <LateContent
          load={load}
          content={{ pairs: ['BTC/USDT', 'ETH/USDT'] }}
          fallback={<SkeletonRows rows={3} />}
          failedText="This page could not be loaded."
          closeLabel="Close"
          onClose={() => setOpen(false)}
        />
      </Sheet>
    </>
  );
};

const openPairs = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: 'Pairs' }));

/** The failure is said in the sheet, and does not last. */
export const FailsOnce: StoryObj = {
  render: () => <LatePairs />,
  play: async () => {
    // React reports what a boundary contains.
    const report = spyOn(console, 'error').mockImplementation(() => undefined);
    await openPairs();
    await expect(await screen.findByText('This page could not be loaded.')).toBeVisible();
    report.mockRestore();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await pastDoubleTap();
    await openPairs();
    await expect(await screen.findByText('ETH/USDT')).toBeVisible();
  },
};
