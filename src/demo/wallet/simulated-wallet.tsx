import { create } from 'zustand';
import { late } from '@/lib/late';
import { announceWallet } from './announce-wallet';
import { createDemoWallet, type Asked } from './demo-wallet';

const LateSheet = late(async () => (await import('./approval-sheet')).ApprovalSheet);

/** What the wallet is asked, or was asked last: the sheet stays rendered while it closes. */
const useAsked = create<{ readonly asked?: Asked; readonly isOpen: boolean }>(() => ({
  isOpen: false,
}));

// As long as the page: a wallet announces itself to any script, not to a component.
void announceWallet(createDemoWallet((asked) => useAsked.setState({ asked, isOpen: true })));

/** A simulated wallet, in the demo only, beside the real ones of the browser. Shows what it is asked. */
export const SimulatedWallet = () => {
  const { asked, isOpen } = useAsked();
  if (asked === undefined) return null;
  return (
    <LateSheet
      asked={asked}
      isOpen={isOpen}
      onDecided={(yes) => {
        useAsked.setState({ isOpen: false });
        asked.answer(yes);
      }}
    />
  );
};
