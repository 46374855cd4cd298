import { formatDateTime } from '@/domain/format/time';

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** The day of a moment in the device's time zone, as `YYYY-MM-DD`. Takes epoch seconds. */
export const dayOf = (epochSeconds: number): string =>
  formatDateTime(epochSeconds).slice(0, DAY_LENGTH);

/** The day before that of a moment, which can be 23 or 25 hours long. Takes epoch seconds. */
export const dayBefore = (epochSeconds: number): string => {
  const moment = new Date(epochSeconds * 1000);
  const [year, month, day] = [moment.getFullYear(), moment.getMonth(), moment.getDate()];
  return dayOf(new Date(year, month, day - 1).getTime() / 1000);
};

/** The day that begins with each item, by its id: those that another day precedes. Items without a time belong to the day before them. */
export const dayStarts = <T extends { readonly id: number }>(
  items: readonly T[],
  timeOf: (item: T) => number | undefined,
): ReadonlyMap<number, string> => {
  const starts = new Map<number, string>();
  let last: string | undefined;
  for (const item of items) {
    const time = timeOf(item);
    const day = time === undefined ? last : dayOf(time);
    if (day !== undefined && day !== last) starts.set(item.id, day);
    last = day;
  }
  return starts;
};
