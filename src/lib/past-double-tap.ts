import { DOUBLE_TAP_MS } from './use-guarded-click';
import { wait } from './wait';

/** For stories: resolves when the next tap of the same button counts as a tap of its own. */
export const pastDoubleTap = (): Promise<void> => wait(DOUBLE_TAP_MS + 100);
