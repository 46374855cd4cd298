import type { Context, Decision } from '../context';
import { Refusal } from '../refusal';
import type { User, WorldEvent } from '../state';
import { digest } from '../tokens';
import { createUser } from './register';
import { findUser, hasPassword, requireGoodStanding } from './users';

/** The token with this sequence number, issued to this user. */
export const tokenOf = (seed: number, userId: number, count: number): string =>
  digest(`token:${seed}:${userId}:${count}`);

/** Issues a token. It replaces the user's previous token and its remaining lifetime. */
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

/** Ends a session that has reached the session lifetime of this world. */
export const endSession = (_context: Context, id: number): readonly WorldEvent[] => [
  { kind: 'tokenRevoked', userId: id },
];

/** Ends the user's session. */
export const logOut = ({ id }: User): Decision<'logout_success'> => ({
  events: [{ kind: 'tokenRevoked', userId: id }],
  reply: 'logout_success',
});

/** Signs in and returns a new token. */
export const logIn = (context: Context, name: string, password: string): Decision<string> => {
  const user = findUser(context.state, name);
  if (user === undefined) throw new Refusal('user_not_found');
  if (!hasPassword(user) || user.password !== password) throw new Refusal('wrong_password');
  requireGoodStanding(user);
  const { token, events } = issueToken(context, user);
  return { events, reply: token };
};

/** A sign-in by wallet. Addresses in lower case, times in epoch milliseconds. */
export interface WalletLogIn {
  readonly address: string;
  /** Address recovered from the signature; `undefined` if it cannot be recovered. */
  readonly signer: string | undefined;
  /** The signed message; the address itself if absent. */
  readonly message: string | undefined;
  /** Host of the page that asks, with its port. A signature made for another site must not sign in here. */
  readonly host: string;
  readonly nonce: string | undefined;
  /** Expiry time of the message; a message without one is refused. */
  readonly endsAt: number | undefined;
}

/** Longest time for which a message may be valid, with a minute for the clock of a device. Milliseconds. */
const LONGEST_MS = 6 * 60_000;

/** Host that a message names: its first word, without a scheme (EIP-4361). */
const hostIn = (message: string): string | undefined =>
  /^(?:https?:\/\/)?(?<host>\S+)/u.exec(message)?.groups?.['host'];

/** Throws `operation_unauthorized` unless the message is of this host, address and moment, and its nonce is unused. */
const requireFreshMessage = ({ state, now }: Context, request: WalletLogIn): void => {
  const { message, host, nonce, address, endsAt } = request;
  if (message === undefined) return;
  const isNamed = nonce !== undefined && message.includes(nonce);
  const isFresh = endsAt !== undefined && now <= endsAt && endsAt <= now + LONGEST_MS;
  if (
    !isNamed ||
    !isFresh ||
    hostIn(message) !== host ||
    !message.toLowerCase().includes(address) ||
    Object.hasOwn(state.nonces, nonce)
  )
    throw new Refusal('operation_unauthorized');
};

/**
 * Signs in by a wallet signature. An address seen for the first time gets an account. Throws `operation_unauthorized`
 * for another signer, a used nonce, a message for another host, or one that has expired.
 */
export const logInWithWallet = (context: Context, request: WalletLogIn): Decision<string> => {
  const { address, signer, nonce } = request;
  if (signer !== address) throw new Refusal('operation_unauthorized');
  requireFreshMessage(context, request);
  const known = Object.values(context.state.users).find(({ wallet }) => wallet === address);
  if (known !== undefined) requireGoodStanding(known);
  const created =
    known === undefined
      ? // Without a password the account accepts no password sign-in.
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
