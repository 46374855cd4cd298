/** What a demo learns about its backend; `undefined` in production. */
export interface DemoBackend {
  /** False if the browser keeps nothing: a reload starts afresh. */
  readonly isKept: boolean;
  /** True if the device's clock is later than the simulated market reaches. */
  readonly isClockOff: boolean;
  /** True if what was kept is of a build that this one cannot read: a fresh world took its place. */
  readonly isReplaced: boolean;
  /** The session of whom the link names, when it has just opened the simulated world. */
  readonly token: string | undefined;
  /** Calls back when another tab changed the world. */
  readonly watch: (onChange: () => void) => void;
}

/** Starts the simulated backend in demo builds. The only way from `src` to `mocks`; production drops it whole. */
export const startMocks = async (): Promise<DemoBackend | undefined> => {
  if (!__DEMO__) return undefined;
  const { startMockBackend } = await import('@mocks/browser');
  return startMockBackend(import.meta.env.BASE_URL);
};
