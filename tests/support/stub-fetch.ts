import { vi } from 'vitest';

/** A request as the app handed it to `fetch`. */
export interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** What a stubbed `fetch` has been asked for since the last stub. */
let sent: Sent[] = [];

/** Until globals are unstubbed, `fetch` answers with `answer`. */
export const answerWith = (answer: (sent: Sent) => Response | Promise<Response>): void => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer({ url, init });
  });
};

export const answerJson = (body: unknown, init?: ResponseInit): void =>
  answerWith(() => Response.json(body, init));

/** The one request that was sent. Throws if there was none, or more than one. */
export const onlyRequest = (): Sent => {
  const [first, ...more] = sent;
  if (first === undefined || more.length > 0) throw new Error(`${sent.length} requests`);
  return first;
};
