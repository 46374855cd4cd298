const MINUTE_S = 60;

/** `12.3 s` or, from a minute on, `4 min 12 s`. */
export const durationText = (ms: number): string => {
  const seconds = ms / 1000;
  if (seconds < MINUTE_S) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / MINUTE_S)} min ${whole % MINUTE_S} s`;
};
