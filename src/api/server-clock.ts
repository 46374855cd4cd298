import { parseInteger } from '@/domain/format/numbers';

/**
 * The server's clock as far as replies tell it. A wrong device clock changes nothing: elapsed time comes from the
 * monotonic clock, the offset from replies. It never jumps back by less than a minute (a reply that was long under
 * way), and follows a real step of the server's clock.
 */
const STEP_MS = 60_000;

interface Anchor {
  readonly serverMs: number;
  readonly monotonicMs: number;
}

let anchor: Anchor | undefined;
let lastShown = 0;

const monotonic = (): number => performance.now();

const readHeaders = (headers: Headers): number | undefined => {
  // x-server-time (milliseconds) is an addition of this contract; every server sends Date (whole seconds).
  const exact = parseInteger(headers.get('x-server-time') ?? '');
  if (exact !== undefined) return exact;
  const date = Date.parse(headers.get('date') ?? '');
  return date >= 0 ? date : undefined;
};

/** Takes the time of a reply; to be called as soon as its headers are there. */
export const observeServerTime = (headers: Headers): void => {
  const serverMs = readHeaders(headers);
  if (serverMs === undefined) return;
  anchor = { serverMs, monotonicMs: monotonic() };
  if (serverMs < lastShown - STEP_MS) lastShown = serverMs;
};

/** Now by the server's clock, epoch milliseconds. Before the first reply: the device's clock. */
export const serverNow = (): number => {
  if (anchor === undefined) return Date.now();
  lastShown = Math.max(lastShown, anchor.serverMs + (monotonic() - anchor.monotonicMs));
  return lastShown;
};
