import { vi } from 'vitest';

/** A request as passed to `fetch`. */
export interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** The requests to the stubbed `fetch` since the last stub. */
let sent: Sent[] = [];

/** Stubs `fetch` to reply with `answer`, until globals are unstubbed. */
export const answerWith = (answer: (sent: Sent) => Response | Promise<Response>): void => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer({ url, init });
  });
};

export const answerJson = (body: unknown, init?: ResponseInit): void =>
  answerWith(() => Response.json(body, init));

/** The only request that was sent. Throws if there were none or several. */
export const onlyRequest = (): Sent => {
  const [first, ...more] = sent;
  if (first === undefined || more.length > 0) throw new Error(`${sent.length} requests`);
  return first;
};
