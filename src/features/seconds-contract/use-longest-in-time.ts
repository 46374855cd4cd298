import { useServerTime } from '@/api/use-server-time';
import { endsInTime, type Expiry } from './ticket';

/**
 * The longest of these expiries that still ends before the market closes, in seconds; 0 if none does. `closesAt` in epoch
 * seconds, `undefined` if the market does not close.
 */
export const useLongestInTime = (
  expiries: readonly Pick<Expiry, 'seconds'>[],
  closesAt: number | undefined,
): number =>
  useServerTime((now) =>
    Math.max(
      0,
      ...expiries
        .map(({ seconds }) => seconds)
        .filter((seconds) => endsInTime(seconds, now, closesAt)),
    ),
  );
