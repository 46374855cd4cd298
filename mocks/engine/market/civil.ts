/*
 * Converts calendar dates and day numbers without the platform's clock, after H. Hinnant, "chrono-compatible low-level
 * date algorithms". Day 0 is 1970-01-01; internally years start in March.
 */
const DAYS_PER_ERA = 146_097;
const DAYS_TO_1970 = 719_468;

/** Day number of a date; `month` 1 to 12, `day` 1 to 31. */
export const dayOfDate = (year: number, month: number, day: number): number => {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - DAYS_TO_1970;
};

/** Year and month (1 to 12) of a day number. */
export const monthOfDay = (dayNumber: number): { year: number; month: number } => {
  const z = dayNumber + DAYS_TO_1970;
  const era = Math.floor(z / DAYS_PER_ERA);
  const dayOfEra = z - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month };
};

const two = (value: number): string => String(value).padStart(2, '0');

/** A day number as `YYYY-MM-DD`. */
export const dateOfDay = (dayNumber: number): string => {
  const { year, month } = monthOfDay(dayNumber);
  const day = dayNumber - dayOfDate(year, month, 1) + 1;
  return `${year}-${two(month)}-${two(day)}`;
};
