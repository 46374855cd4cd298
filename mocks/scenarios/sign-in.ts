import { logIn, logInWithWallet, type WalletLogIn } from '../engine/accounts/log-in';
import { findUser } from '../engine/accounts/users';
import type { WorldEvent } from '../engine/state';
import type { World } from '../world';
import { accountOf, personaOf, VISITOR } from './personas';
import { READY_PASSWORD } from './ready-accounts';

/** A persona that the world was not opened with. The message says how to add it. */
class AbsentPersona extends Error {
  override readonly name = 'AbsentPersona';
}

/** A log-in by this wallet as the specification has it: a signature of the address alone. */
const signedBy = (address: string): WalletLogIn => ({
  address,
  signer: address,
  message: undefined,
  host: '',
  nonce: undefined,
  endsAt: undefined,
});

/**
 * Signs a persona in and returns its token; none for a visitor. Throws `AbsentPersona` if it is not in this world, and
 * `Refusal` if the account cannot sign in.
 */
export const signIn = async (world: World, name: string): Promise<string | undefined> => {
  if (name === VISITOR) return undefined;
  const account = accountOf(name);
  const token = await world.run((context) => {
    if (personaOf(name) !== undefined && findUser(context.state, account) === undefined)
      throw new AbsentPersona(
        `${name} does not live in this world: open one with ?mock=persona:${name}, or {"command":"reset","opening":"persona:${name}"}`,
      );
    const wallet = findUser(context.state, account)?.wallet;
    return wallet === undefined
      ? logIn(context, account, READY_PASSWORD)
      : logInWithWallet(context, signedBy(wallet));
  });
  const { sessionEnds, stopsInSession: standing } = personaOf(name) ?? {};
  await world.run(({ state }) => {
    const id = state.tokens[token];
    if (id === undefined) return { events: [], reply: undefined };
    const events: WorldEvent[] = [];
    if (sessionEnds === true) events.push({ kind: 'tokenRevoked', userId: id });
    if (standing !== undefined) events.push({ kind: 'userChanged', id, changes: { standing } });
    return { events, reply: undefined };
  });
  return token;
};
