import { afterFirstData } from '@/lib/after-first-data';
import { useIsSignedIn } from '@/session/session';
import { Extra } from '@/ui';

const Line = afterFirstData(async () => {
  const { LimitsLine } = await import('@/features/limits');
  return { default: LimitsLine };
});

/** What is left of a member's own limits today; loads after the first data, and only their figures if there are any. */
export const DeferredLimitsLine = () =>
  useIsSignedIn() ? (
    <Extra>
      <Line />
    </Extra>
  ) : null;
