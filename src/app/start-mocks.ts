import type { PlayMoney } from '@/session/play-money';

/** The state of the demo's backend. */
export interface DemoBackend {
  /**
   * How this browser keeps the world: `kept` over a reload; `replaced`, because this build cannot read the one before;
   * `later`, left to a later build whose world is stored here; `unkept`, because nothing can be stored. The last two
   * last until a reload.
   */
  readonly keeping: 'kept' | 'replaced' | 'later' | 'unkept';
  /** True if the device's clock is beyond the end of the simulated market. */
  readonly isClockOff: boolean;
  /** What the link has just opened, and the token of who is signed in there; no token is a visitor. */
  readonly opened:
    | {
        readonly token: string | undefined;
        /** True to welcome the user all the same; who follows a link is shown something else. */
        readonly isFirstVisit?: boolean;
      }
    | undefined;
  /** Why the link's world could not be opened, as one that is cut off or mistyped; `undefined` if it could. */
  readonly linkProblem: string | undefined;
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
