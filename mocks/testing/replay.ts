import type { ReplayedCall, ReplayedWorld } from '../commands/calls-as-test';
import { logIn } from '../engine/accounts/log-in';
import { findUser } from '../engine/accounts/users';
import { startTestBackend } from '../node';
import { openAs } from '../scenarios/open-as';
import { parseOpening } from '../scenarios/opening';
import type { World } from '../world';

/** The session of this account; signs in if there is none. */
const sessionOf = (world: World, account: string): Promise<string> =>
  world.run((context) => {
    const user = findUser(context.state, account);
    if (user === undefined) throw new RangeError(`${account} does not live in this world`);
    const known = Object.entries(context.state.tokens).find(([, id]) => id === user.id)?.[0];
    return known === undefined
      ? logIn(context, user.account, user.password)
      : { events: [], reply: known };
  });

/** Opens the world of recorded calls. The returned function makes one call and resolves with the reply. */
export const openReplay = async ({
  seed,
  openedAt,
  opening,
}: ReplayedWorld): Promise<(call: ReplayedCall) => Promise<unknown>> => {
  const { world, backend } = await startTestBackend({ seed, at: openedAt });
  const words = parseOpening(opening);
  if (words.world === undefined)
    await world.reset({ ...words, seed, clock: openedAt, frozen: true });
  else {
    await openAs(world, opening);
    await world.changeClock({ kind: 'freeze' });
  }
  return async ({ at, as, method, path, contentType, body }) => {
    const now = await world.changeClock({ kind: 'freeze' });
    if (at !== undefined) await world.changeClock({ kind: 'advance', ms: Math.max(0, at - now) });
    const headers = new Headers();
    if (as !== undefined) headers.set('authorization', await sessionOf(world, as));
    if (contentType !== undefined) headers.set('content-type', contentType);
    const url = new URL(path, 'http://mock.invalid');
    const init = body === undefined ? { method, headers } : { method, headers, body };
    const reply: unknown = await (await backend.handle(new Request(url, init))).json();
    return reply;
  };
};
