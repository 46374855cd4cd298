import * as zod from 'zod/mini';
import { resetDemo } from '../engine/accounts/reset-demo';
import { findUser } from '../engine/accounts/users';
import { Refusal } from '../engine/refusal';
import { REVIEWED, REVIEWERS } from '../engine/reviewers';
import { APPROVED, rejected, REVIEW_REASONS } from '../engine/reviews';
import { accountOf, PERSONA_NAMES, personaOf } from '../scenarios/personas';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { SCENARIOS } from '../scenarios/scenarios';
import { signIn } from '../scenarios/sign-in';
import type { User, WorldState } from '../engine/state';
import type { World } from '../world';

/** What concerns the people of a world and what they have handed in. */
export const PeopleCommand = zod.discriminatedUnion('command', [
  /** Who lives in this world and may sign in. */
  zod.object({ command: zod.literal('personas') }),
  /** All personas and scenarios that a world can be opened for, with what they show. */
  zod.object({ command: zod.literal('openings') }),
  /** Signs a persona of this world in; the result is its token, none for a visitor. */
  zod.object({ command: zod.literal('persona'), account: zod.string() }),
  /** The reviewer's decision on what is under review; a rejection gives a reason. */
  zod.object({
    command: zod.literal('review'),
    collection: zod.enum(REVIEWED),
    id: zod.int(),
    reason: zod.optional(zod.enum(REVIEW_REASONS)),
  }),
  zod.object({ command: zod.literal('end-session'), account: zod.string() }),
  /** Brings a demo account back to its start; the live one is not touched. */
  zod.object({ command: zod.literal('reset-demo'), account: zod.string() }),
]);
export type PeopleCommand = zod.infer<typeof PeopleCommand>;

const requireUser = (state: Readonly<WorldState>, account: string): User => {
  const user = findUser(state, account);
  if (user === undefined) throw new Refusal('user_not_found');
  return user;
};

const endSession = (world: World, account: string): Promise<boolean> =>
  world.run(({ state }) => ({
    events: [{ kind: 'tokenRevoked', userId: requireUser(state, account).id }],
    reply: true,
  }));

/** True if there was something to decide. Without a reason it is approved. */
const review = (
  world: World,
  { collection, id, reason }: Extract<PeopleCommand, { command: 'review' }>,
): Promise<boolean> =>
  world.run((context) => {
    const verdict = reason === undefined ? APPROVED : rejected(reason);
    const events = REVIEWERS[collection](context, id, verdict);
    return { events, reply: events.length > 0 };
  });

/** The ready accounts, and the personas that the world was opened with. */
const present = (world: World): Promise<readonly { account: string; password: string }[]> =>
  world.run(({ state }) => ({
    events: [],
    reply: PERSONA_NAMES.filter((name) => findUser(state, accountOf(name)) !== undefined).map(
      (name) => ({ account: accountOf(name), password: READY_PASSWORD }),
    ),
  }));

/** What a world can be opened for. */
export interface Openings {
  readonly personas: readonly { readonly name: string; readonly shows: string }[];
  readonly scenarios: readonly { readonly name: string; readonly shows: string }[];
}

const openings = (): Openings => ({
  personas: PERSONA_NAMES.flatMap((name) => {
    const persona = personaOf(name);
    return persona === undefined ? [] : [{ name, shows: persona.shows }];
  }),
  scenarios: Object.entries(SCENARIOS).map(([name, { shows }]) => ({ name, shows })),
});

/** Carries out a command on people. Throws `Refusal` for a person who does not exist or may not sign in. */
export const managePeople = async (world: World, command: PeopleCommand): Promise<unknown> => {
  switch (command.command) {
    case 'personas':
      return present(world);
    case 'openings':
      return openings();
    case 'persona':
      return signIn(world, command.account);
    case 'review':
      return review(world, command);
    case 'end-session':
      return endSession(world, command.account);
    case 'reset-demo':
      return world.run((context) =>
        resetDemo(context, requireUser(context.state, command.account)),
      );
  }
};
