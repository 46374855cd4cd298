import { logIn } from '../engine/accounts/log-in';
import { findUser } from '../engine/accounts/users';
import type { World } from '../world';
import { accountOf, personaOf, VISITOR } from './personas';
import { READY_PASSWORD } from './ready-accounts';

/** A persona that the world was not opened with. The message says how to add it. */
class AbsentPersona extends Error {
  override readonly name = 'AbsentPersona';
}

/**
 * Signs a persona in and returns its token; none for a visitor. Throws `AbsentPersona` if it is not in this world, and
 * `RefusedPicture` if the account cannot sign in.
 */
export const signIn = async (world: World, name: string): Promise<string | undefined> => {
  if (name === VISITOR) return undefined;
  const account = accountOf(name);
  const token = await world.run((context) => {
    if (personaOf(name) !== undefined && findUser(context.state, account) === undefined)
      throw new AbsentPersona(
        `${name} does not live in this world: open one with ?mock=persona:${name}, or {"command":"reset","opening":"persona:${name}"}`,
      );
    return logIn(context, account, READY_PASSWORD);
  });
  if (personaOf(name)?.sessionEnds === true)
    await world.run(({ state }) => {
      const userId = state.tokens[token];
      return {
        events: userId === undefined ? [] : [{ kind: 'tokenRevoked', userId }],
        reply: undefined,
      };
    });
  return token;
};
