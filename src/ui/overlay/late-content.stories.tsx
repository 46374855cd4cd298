import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { late } from '@/lib/late';
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
    return Promise.resolve(Pairs);
  };
};

const PairsSheet = ({ load }: { readonly load: () => Promise<typeof Pairs> }) => {
  const [isOpen, setOpen] = useState(false);
  const [LatePairs] = useState(() => late(load));
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
          failedText="This page could not be loaded."
          closeLabel="Close"
          onClose={() => setOpen(false)}
        >
          <LatePairs pairs={['BTC/USDT', 'ETH/USDT']} fallback={<SkeletonRows rows={3} />} />
        </LateContent>
      </Sheet>
    </>
  );
};

const openPairs = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: 'Pairs' }));

const inSheet = (selector: string) => document.querySelector(`[role=dialog] ${selector}`);

/** What was loaded once is there whenever the sheet opens again, without its fallback. */
export const OpensAgain: StoryObj = {
  render: () => <PairsSheet load={async () => Promise.resolve(Pairs)} />,
  play: async () => {
    await openPairs();
    await screen.findByText('ETH/USDT');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(screen.queryByRole('dialog')).toBeNull());
    await pastDoubleTap();
    const seen: boolean[] = [];
    const observer = new MutationObserver(() => {
      if (inSheet('h2') !== null) seen.push(inSheet('li') !== null);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await openPairs();
    await screen.findByText('ETH/USDT');
    observer.disconnect();
    await expect(seen).not.toContain(false);
  },
};

/** The failure is said in the sheet, and does not last. */
export const FailsOnce: StoryObj = {
  render: () => <PairsSheet load={failingOnce()} />,
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
