const DAY = 86_400;
const HOUR = 3600;
const WEEK_DAYS = 7;
/** Day 0 of the epoch was a Thursday, the fifth day of a week that starts on Sunday. */
const EPOCH_WEEKDAY = 4;

/** When nights are charged. */
export interface NightRules {
  /** UTC hour of the change of day. */
  readonly hour: number;
  /** Nights charged at the change of day of each weekday, Sunday first; 3 on Wednesday includes the weekend. */
  readonly nights: readonly number[];
}

/** A change of day at which nights are charged. */
export interface Night {
  /** Epoch seconds. */
  readonly at: number;
  readonly nights: number;
}

/** The first change of day after `after` (epoch seconds) at which nights are charged; `undefined` if there is none. */
export const nextNight = ({ hour, nights }: NightRules, after: number): Night | undefined => {
  const shift = hour * HOUR;
  const first = Math.floor((after - shift) / DAY) + 1;
  for (let day = first; day < first + WEEK_DAYS; day += 1) {
    const count = nights[(day + EPOCH_WEEKDAY) % WEEK_DAYS] ?? 0;
    if (count > 0) return { at: day * DAY + shift, nights: count };
  }
  return undefined;
};
