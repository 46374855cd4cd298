import assert from 'node:assert/strict';
import type { App } from './app.ts';

const LOST = { kind: 'network-error' } as const;
/** The label of a button that places an order. */
export const PLACE = '^(Buy|Sell|Open|Place) ';

/** The reply to the next call of an operation is lost after the server has carried it out. */
export const loseReply = (app: App, operation: string): Promise<unknown> =>
  app.mock({ command: 'fault', operation, stage: 'afterCommit', effect: LOST, times: 1 });

/** Moves the clock of the world on. */
export const advance = (app: App, seconds: number): Promise<unknown> =>
  app.mock({ command: 'advance', seconds });

/** Fails unless the books of the world are balanced. */
export const balanced = async (app: App): Promise<void> =>
  assert.deepEqual(await app.mock({ command: 'audit' }), [], 'the books are balanced');

/** A user with 10,000.00 USDT who may trade. A real server tells no practice account, so the identity is verified. */
export const signInToTrade = (app: App): Promise<void> =>
  app.signIn('practice', async () => {
    const person = { name: 'Ada', surname: 'Byron', card_id: 'XK-4711' };
    await app.post('/api/user/real_name', { real_type: 1, id_type: 1, ...person });
    // Longer than a review takes. A page that loaded before would show the price and the identity of an hour ago.
    await advance(app, 3600);
  });
