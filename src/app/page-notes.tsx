import { lateAfter } from '@/lib/after-first-data';
import { wait } from '@/lib/wait';
import { Extra } from '@/ui';
import { OutdatedFigures } from './outdated-figures';
import { UnreadableRows } from './unreadable-rows';

/** The first seconds belong to the prices. In milliseconds. */
const AFTER_START_MS = 10_000;

const NewVersion = lateAfter(
  () => wait(AFTER_START_MS),
  async () => {
    const {
      explainSessionEndElsewhere,
      keepForOfflineStart,
      NewVersion: Offer,
    } = await import('./after-start');
    explainSessionEndElsewhere();
    if (!__DEMO__ && import.meta.env.PROD) void keepForOfflineStart();
    return Offer;
  },
);

/** Notes above every page. */
export const PageNotes = () => (
  <>
    <Extra>
      <NewVersion />
    </Extra>
    <OutdatedFigures />
    <UnreadableRows />
  </>
);
