/** Lets at most one event pass per `gap` milliseconds. Times are in milliseconds of any one clock. */
export const createThrottle = (gap: number): ((now: number) => boolean) => {
  let last = -Infinity;
  return (now) => {
    if (now - last < gap) return false;
    last = now;
    return true;
  };
};
