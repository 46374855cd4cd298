import { useTimeLeftText } from '@/lib/use-time-left-text';
import { useMinute } from './use-server-time';

/** The time until `at`, epoch seconds, as text; `undefined` once it has come. Updated every minute by the server's clock. */
export const useTimeUntil = (at: number | undefined): string | undefined => {
  const now = useMinute();
  const leftText = useTimeLeftText();
  return at === undefined ? undefined : leftText(at - now);
};
