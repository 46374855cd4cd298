const HOUR = 3600;
/** From Friday evening to the end of Sunday; a longer pause is a holiday. */
const LONGEST_WEEKEND = 60 * HOUR;
/** Sunday and Monday, on which a market opens after a weekend. */
const AFTER_WEEKEND: readonly number[] = [0, 1];

/** True if the pause between two times, epoch seconds, is the weekend. */
export const isWeekend = (now: number, opensAt: number): boolean =>
  opensAt - now <= LONGEST_WEEKEND && AFTER_WEEKEND.includes(new Date(opensAt * 1000).getUTCDay());
