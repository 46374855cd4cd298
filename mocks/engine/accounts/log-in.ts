import type { Context, Decision } from '../context';
import { Refusal } from '../refusal';
import type { User, WorldEvent } from '../state';
import { digest } from '../tokens';
import { createUser } from './register';
import { findUser, requireGoodStanding } from './users';

/** A fresh token; an older one of the user ends with it. */
const issueToken = (
  { state }: Context,
  user: User,
): { readonly token: string; readonly event: WorldEvent } => {
  const token = digest(`token:${state.seed}:${user.id}:${state.tokenCount}`);
  return { token, event: { kind: 'tokenIssued', token, userId: user.id } };
};

/** Signs in and hands out the token. */
export const logIn = (context: Context, name: string, password: string): Decision<string> => {
  const user = findUser(context.state, name);
  if (user === undefined) throw new Refusal('user_not_found');
  if (user.password !== password) throw new Refusal('wrong_password');
  requireGoodStanding(user);
  const { token, event } = issueToken(context, user);
  return { events: [event], reply: token };
};

/** A sign-in by wallet. Addresses in lower case, times in epoch milliseconds. */
export interface WalletLogIn {
  readonly address: string;
  /** Who has really signed, as far as anybody has. */
  readonly signer: string | undefined;
  /** What was signed; without it the address itself. */
  readonly message: string | undefined;
  readonly nonce: string | undefined;
  /** When the message ends, if it says so. */
  readonly endsAt: number | undefined;
}

const requireFreshMessage = ({ state, now }: Context, request: WalletLogIn): void => {
  const { message, nonce, address, endsAt } = request;
  if (message === undefined) return;
  const names = nonce !== undefined && message.includes(nonce);
  const fresh = endsAt === undefined || now <= endsAt;
  if (!names || !fresh || !message.toLowerCase().includes(address) || nonce in state.nonces)
    throw new Refusal('operation_unauthorized');
};

/**
 * Signs in by a wallet's signature; an address that is seen for the first time gets an account. Throws
 * `operation_unauthorized` for another signer, a nonce that was used, and a message that has ended.
 */
export const logInWithWallet = (context: Context, request: WalletLogIn): Decision<string> => {
  const { address, signer, nonce } = request;
  if (signer !== address) throw new Refusal('operation_unauthorized');
  requireFreshMessage(context, request);
  const known = Object.values(context.state.users).find(({ wallet }) => wallet === address);
  if (known !== undefined) requireGoodStanding(known);
  const created =
    known === undefined
      ? // No password is empty: nobody signs in to it by one.
        createUser(context, {
          account: address,
          phone: undefined,
          email: undefined,
          password: '',
          invitedBy: undefined,
          wallet: address,
        })
      : { user: known, events: [] };
  const { token, event } = issueToken(context, created.user);
  const used: readonly WorldEvent[] =
    nonce === undefined ? [] : [{ kind: 'nonceUsed', nonce, at: context.now }];
  return { events: [...created.events, ...used, event], reply: token };
};
