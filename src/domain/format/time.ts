import { UNKNOWN } from './numbers';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Under five minutes is "just now" (specification, section 9). */
const JUST_NOW_SECONDS = 5 * MINUTE;
/** Older than thirty days is shown as a date (specification, section 9). */
const RELATIVE_LIMIT_SECONDS = 30 * DAY;

const two = (value: number): string => String(value).padStart(2, '0');

/** Epoch seconds as `HH:mm:ss` in the device's time zone. */
export const formatTime = (epochSeconds: number): string => {
  const date = new Date(epochSeconds * 1000);
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
};

/** Epoch seconds as `YYYY-MM-DD HH:mm:ss` in the device's time zone (specification, section 3); `--` if undefined. */
export const formatDateTime = (epochSeconds: number | undefined): string => {
  if (epochSeconds === undefined) return UNKNOWN;
  const date = new Date(epochSeconds * 1000);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${formatTime(epochSeconds)}`;
};

/** Epoch seconds as `YYYY-MM-DD HH:mm` in the device's time zone, for times that are whole minutes. */
export const formatMinute = (epochSeconds: number): string =>
  formatDateTime(epochSeconds).slice(0, 16);

/** Epoch seconds as `HH:mm` in UTC, in which markets state their hours. */
export const formatUtcTime = (epochSeconds: number): string =>
  new Date(epochSeconds * 1000).toISOString().slice(11, 16);

/** Epoch seconds as `YYYY-MM-DD HH:mm UTC`. */
export const formatUtcMinute = (epochSeconds: number): string =>
  `${new Date(epochSeconds * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Whole days in UTC from one time to another, both in epoch seconds: 0 on the same day. */
export const utcDaysBetween = (from: number, to: number): number =>
  Math.floor(to / DAY) - Math.floor(from / DAY);

/** Seconds left as `mm:ss`, or `h:mm:ss` from an hour on, rounded up to whole seconds. Negative counts as zero. */
export const formatCountdown = (seconds: number): string => {
  const left = Math.max(0, Math.ceil(seconds));
  const tail = `${two(Math.floor((left % HOUR) / MINUTE))}:${two(left % MINUTE)}`;
  return left < HOUR ? tail : `${Math.floor(left / HOUR)}:${tail}`;
};

/** Elapsed time in a unit, for a locale to format. */
export type RelativeTime =
  | { readonly unit: 'now' }
  | { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number }
  | { readonly unit: 'date'; readonly text: string };

/** Relative time within the specification's limits (section 9). Both in epoch seconds. */
export const relativeTime = (then: number, now: number): RelativeTime => {
  const age = now - then;
  if (age < JUST_NOW_SECONDS) return { unit: 'now' };
  if (age < HOUR) return { unit: 'minutes', count: Math.floor(age / MINUTE) };
  if (age < DAY) return { unit: 'hours', count: Math.floor(age / HOUR) };
  if (age <= RELATIVE_LIMIT_SECONDS) return { unit: 'days', count: Math.floor(age / DAY) };
  return { unit: 'date', text: formatDateTime(then) };
};

/** The device's time zone at an epoch millisecond: `UTC`, `UTC+07:00`, `UTC-03:30`. */
export const zoneText = (epochMs: number): string => {
  const minutes = -new Date(epochMs).getTimezoneOffset();
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  return `UTC${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
};
