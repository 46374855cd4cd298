import type { PlayMoney } from '@/session/play-money';

/** The state of the demo's backend. */
export interface DemoBackend {
  /** False if the browser cannot store the world: a reload starts a fresh one. */
  readonly isKept: boolean;
  /** True if the device's clock is beyond the end of the simulated market. */
  readonly isClockOff: boolean;
  /** True if a stored world of an incompatible build was replaced by a fresh one. */
  readonly isReplaced: boolean;
  /** What the link has just opened, and the token of who is signed in there; no token is a visitor. */
  readonly opened:
    | {
        readonly token: string | undefined;
        /** True to welcome the user all the same; who follows a link is shown something else. */
        readonly isFirstVisit?: boolean;
      }
    | undefined;
  /** What a new demo account starts with; `undefined` for none. */
  readonly playMoney: PlayMoney | undefined;
  /** Calls back when another tab changed the world. */
  readonly watch: (onChange: () => void) => void;
}

/** Starts the mock backend in demo builds. The only import of `mocks` in `src`; production builds drop it. */
export const startMocks = async (): Promise<DemoBackend | undefined> => {
  if (!__DEMO__) return undefined;
  const { startMockBackend } = await import('@mocks/browser');
  return startMockBackend(import.meta.env.BASE_URL);
};
