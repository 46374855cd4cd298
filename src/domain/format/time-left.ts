const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration in one or two units, for a locale to format. */
export type TimeLeft =
  | { readonly unit: 'days'; readonly days: number; readonly hours: number }
  | { readonly unit: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly unit: 'minutes'; readonly minutes: number };

/** `seconds` as a duration, rounded up to whole minutes; `undefined` once the time has come. */
export const timeLeft = (seconds: number): TimeLeft | undefined => {
  if (seconds <= 0) return undefined;
  const left = Math.ceil(seconds / MINUTE) * MINUTE;
  const minutes = (left % HOUR) / MINUTE;
  if (left < HOUR) return { unit: 'minutes', minutes };
  if (left < DAY) return { unit: 'hours', hours: Math.floor(left / HOUR), minutes };
  return { unit: 'days', days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) };
};
