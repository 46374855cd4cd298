import type { Context, Decision } from '../context';
import { Refusal } from '../refusal';
import type { User, WorldEvent } from '../state';
import { digest } from '../tokens';
import { createUser } from './register';
import { findUser, requireGoodStanding } from './users';

/** The token that was the world's nth, if this user got it. */
export const tokenOf = (seed: number, userId: number, count: number): string =>
  digest(`token:${seed}:${userId}:${count}`);

/** A fresh token; an older one of the user ends with it, and the time that it had left. */
const issueToken = (
  { state, now }: Context,
  { id }: User,
): { readonly token: string; readonly events: readonly WorldEvent[] } => {
  const token = tokenOf(state.seed, id, state.tokenCount);
  const issued: WorldEvent = { kind: 'tokenIssued', token, userId: id };
  if (state.sessionMs === undefined) return { token, events: [issued] };
  const topic = 'sessionEnd';
  const ends = { at: now + state.sessionMs, topic, id } as const;
  return {
    token,
    events: [issued, { kind: 'unscheduled', topic, id }, { kind: 'scheduled', appointment: ends }],
  };
};

/** The session of the user with this id has lasted as long as sessions last in this world. */
export const endSession = (_context: Context, id: number): readonly WorldEvent[] => [
  { kind: 'tokenRevoked', userId: id },
];

/** Signs in and hands out the token. */
export const logIn = (context: Context, name: string, password: string): Decision<string> => {
  const user = findUser(context.state, name);
  if (user === undefined) throw new Refusal('user_not_found');
  if (user.password !== password) throw new Refusal('wrong_password');
  requireGoodStanding(user);
  const { token, events } = issueToken(context, user);
  return { events, reply: token };
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
  if (
    !names ||
    !fresh ||
    !message.toLowerCase().includes(address) ||
    Object.hasOwn(state.nonces, nonce)
  )
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
  const { token, events } = issueToken(context, created.user);
  const used: readonly WorldEvent[] =
    nonce === undefined ? [] : [{ kind: 'nonceUsed', nonce, at: context.now }];
  return { events: [...created.events, ...used, ...events], reply: token };
};
