import createClient from 'openapi-fetch';
import type { paths } from './generated/contract';

/** A reply of the contract in any of its envelopes. */
interface Envelope {
  readonly type: string;
  readonly message?: unknown;
}

/**
 * A client of the contract by another generator: it shares no code with the app's. `world` is the world that it acts in.
 * Speaks JSON, with and without a token.
 */
export const openClient = (origin: string, world: string) => {
  let token: string | undefined;
  const client = createClient<paths>({
    baseUrl: `${origin}/api`,
    headers: { 'x-mock-world': world },
  });
  client.use({
    onRequest: ({ request }) => {
      if (token !== undefined) request.headers.set('authorization', token);
      return request;
    },
  });
  return {
    ...client,
    /** From now on the calls of this user are made. */
    useToken: (value: string): void => {
      token = value;
    },
    /** Moves the clock of the world on. */
    advance: async (seconds: number): Promise<void> => {
      const response = await fetch(`${origin}/__mock/advance`, {
        method: 'POST',
        headers: { 'x-mock-world': world },
        body: JSON.stringify({ seconds }),
      });
      if (!response.ok) throw new Error(await response.text());
    },
  };
};

/** The success of a reply. Throws with the refusal's words. */
export const succeeded = <T extends Envelope>({
  data,
}: {
  readonly data?: T;
}): Extract<T, { type: 'ok' }>['message'] => {
  if (data === undefined || !isOk(data)) throw new Error(`refused: ${JSON.stringify(data)}`);
  return data.message;
};

const isOk = <T extends Envelope>(reply: T): reply is Extract<T, { type: 'ok' }> =>
  reply.type === 'ok';
