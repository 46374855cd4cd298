import { useEffect } from 'react';
import { keepOnEveryScreen } from '@/lib/every-screen';
import { OUTCOME_MS, useRecordChanges } from '@/lib/use-record-changes';
import { withTexts } from '@/lib/with-texts';
import { showToast } from '@/ui';
import { useFollowedTopUps, useRefreshTopUpData } from '../outcome-queries';
import { isOpen } from '../record';
import { moneyText } from '../use-text';

/** Shows a toast for each top-up that is credited or fails while the app is open. */
const TopUpOutcomes = () => {
  const refresh = useRefreshTopUpData();
  useRecordChanges(useFollowedTopUps(), ({ changed }) => {
    if (changed.length > 0) refresh();
    for (const { record } of changed.filter((change) => !isOpen(change.record))) {
      const { status, amount, currency } = record;
      const isCredited = status === 'success';
      void withTexts('topUp', (t) =>
        showToast({
          text: t(isCredited ? 'outcome.success' : 'outcome.failed', {
            amount: moneyText(amount, currency),
          }),
          tone: isCredited ? 'success' : 'error',
          duration: OUTCOME_MS,
        }),
      );
    }
  });
  return null;
};

/** Has every screen tell of the top-ups that a screen of theirs has read. */
export const useTopUpOutcomes = (): void =>
  // Synchronises with the frame of the app.
  useEffect(() => keepOnEveryScreen(TopUpOutcomes), []);
