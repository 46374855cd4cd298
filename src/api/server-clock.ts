import { parseInteger } from '@/domain/format/numbers';

/**
 * The server's clock, estimated from replies. A wrong device clock has no effect: elapsed time comes from the monotonic
 * clock, the offset from replies. The estimate ignores backward jumps of less than a minute (slow replies) and follows
 * larger ones (the server's clock was set).
 */
const STEP_MS = 60_000;

interface Anchor {
  readonly serverMs: number;
  readonly monotonicMs: number;
}

let anchor: Anchor | undefined;
let lastShown = 0;
let firstSeen: number | undefined;

const monotonic = (): number => performance.now();

const readHeaders = (headers: Headers): number | undefined => {
  // x-server-time (milliseconds) is an addition of this contract; every server sends Date (whole seconds).
  const exact = parseInteger(headers.get('x-server-time') ?? '');
  if (exact !== undefined) return exact;
  const date = Date.parse(headers.get('date') ?? '');
  return date >= 0 ? date : undefined;
};

/** Synchronises with the time of a reply. `at`: when its headers arrived, in milliseconds of `performance.now()`. */
export const observeServerTime = (headers: Headers, at = monotonic()): void => {
  const serverMs = readHeaders(headers);
  if (serverMs === undefined) return;
  anchor = { serverMs, monotonicMs: at };
  firstSeen ??= serverMs;
  // The clock was set back: what came before counts no longer.
  if (serverMs < lastShown - STEP_MS) lastShown = firstSeen = serverMs;
};

/** The server's time in epoch milliseconds; the device's time before the first reply. */
export const serverNow = (): number => {
  if (anchor === undefined) return Date.now();
  lastShown = Math.max(lastShown, anchor.serverMs + (monotonic() - anchor.monotonicMs));
  return lastShown;
};

/**
 * The server's time of the first reply to this page, in epoch milliseconds; `undefined` before it. What happened later
 * happened while the page was open, whatever the device's clock says.
 */
export const firstServerTime = (): number | undefined => firstSeen;
