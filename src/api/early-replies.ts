import { wait } from '@/lib/wait';

/** A reply, and when it arrived: `performance.now()`, in milliseconds. */
interface EarlyReply {
  readonly reply: Response;
  readonly at: number;
}

declare global {
  /** The calls that `public/boot.js` made before the app's code had come, by address; `undefined` if one failed. */
  var earlyReplies: Map<string, Promise<EarlyReply | undefined>> | undefined;
}

/** How old a reply may be, in milliseconds. An older one would show a price of the past as the present one. */
const MAX_AGE_MS = 3000;
/** How long a reply is waited for, in milliseconds, before the app asks itself. */
const PATIENCE_MS = 5000;

/** The reply to a call that was made before the app had loaded; once, and `undefined` if there is none that is recent. */
export const takeEarlyReply = async (url: string): Promise<EarlyReply | undefined> => {
  const early = globalThis.earlyReplies?.get(url);
  if (early === undefined) return undefined;
  globalThis.earlyReplies?.delete(url);
  const arrived = await Promise.race([early, wait(PATIENCE_MS)]);
  return arrived && performance.now() - arrived.at < MAX_AGE_MS ? arrived : undefined;
};
