import * as zod from 'zod/mini';
import { resetDemo } from '../engine/accounts/reset-demo';
import { findUser, hasPassword } from '../engine/accounts/users';
import { Refusal } from '../engine/refusal';
import { REVIEWED, REVIEWERS } from '../engine/reviewers';
import { APPROVED, rejected, REVIEW_REASONS } from '../engine/reviews';
import { accountOf, PERSONA_NAMES, personaOf } from '../scenarios/personas';
import { SCENARIOS } from '../scenarios/scenarios';
import { signIn } from '../scenarios/sign-in';
import type { User, WorldState } from '../engine/state';
import type { World } from '../world';

/** Commands for the users of a world and their submissions. */
export const PeopleCommand = zod.discriminatedUnion('command', [
  /** Lists the accounts of this world; one that signs in by wallet alone has no password. */
  zod.object({ command: zod.literal('personas') }),
  /** Lists all personas and scenarios that a world can be opened for, with their descriptions. */
  zod.object({ command: zod.literal('openings') }),
  /** Signs a persona in and returns its token; none for a visitor. */
  zod.object({ command: zod.literal('persona'), account: zod.string() }),
  /** Decides a case under review; a rejection needs a reason. */
  zod.object({
    command: zod.literal('review'),
    collection: zod.enum(REVIEWED),
    id: zod.int(),
    reason: zod.optional(zod.enum(REVIEW_REASONS)),
  }),
  zod.object({ command: zod.literal('end-session'), account: zod.string() }),
  /** Resets a demo account to its opening balance; the live account is unchanged. */
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

/** Approves, or rejects if a reason is given. False if there was nothing to decide. */
const review = (
  world: World,
  { collection, id, reason }: Extract<PeopleCommand, { command: 'review' }>,
): Promise<boolean> =>
  world.run((context) => {
    const verdict = reason === undefined ? APPROVED : rejected(reason);
    const events = REVIEWERS[collection](context, id, verdict);
    return { events, reply: events.length > 0 };
  });

/** An account of a world. */
interface PresentAccount {
  readonly account: string;
  /** Absent if it signs in by wallet alone. */
  readonly password?: string;
}

/** The ready accounts, and the personas that the world was opened with. */
const present = (world: World): Promise<readonly PresentAccount[]> =>
  world.run(({ state }) => ({
    events: [],
    reply: PERSONA_NAMES.flatMap((name) => {
      const account = accountOf(name);
      const user = findUser(state, account);
      if (user === undefined) return [];
      return hasPassword(user) ? { account, password: user.password } : { account };
    }),
  }));

/** Personas and scenarios that a world can be opened for. */
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

/** Executes a command on users. Throws `Refusal` for an unknown user or one that cannot sign in. */
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
