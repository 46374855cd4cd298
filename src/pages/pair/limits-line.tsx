import { LimitsLine } from '@/features/limits';
import { afterFirstData } from '@/lib/after-first-data';
import { useIsSignedIn } from '@/session/session';
import { Extra } from '@/ui';

// Its code is small and there anyway; what waits are its figures.
const Line = afterFirstData(() => Promise.resolve(LimitsLine));

/** What is left of a member's own limits today, if there are any. */
export const DeferredLimitsLine = () =>
  useIsSignedIn() ? (
    <Extra>
      <Line />
    </Extra>
  ) : null;
