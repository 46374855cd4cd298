const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** A length of time in its largest fitting unit, rounded, in words of the language: "20 minutes", "2 hours". */
export const durationText = (minutes: number, locale: string): string => {
  const units = [
    ['day', DAY_MINUTES],
    ['hour', HOUR_MINUTES],
  ] as const;
  const [unit, size] =
    units.find(([, length]) => minutes >= 2 * length) ?? (['minute', 1] as const);
  const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(locale, style).format(minutes / size);
};
