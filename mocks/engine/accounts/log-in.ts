import type { Context, Decision } from '../context';
import { Refusal } from '../refusal';
import { digest } from '../tokens';
import { findUser, requireGoodStanding } from './users';

/** Signs in and hands out the token; an older token of the user ends with it. */
export const logIn = ({ state }: Context, name: string, password: string): Decision<string> => {
  const user = findUser(state, name);
  if (user === undefined) throw new Refusal('user_not_found');
  if (user.password !== password) throw new Refusal('wrong_password');
  requireGoodStanding(user);
  const token = digest(`token:${state.seed}:${user.id}:${state.tokenCount}`);
  return { events: [{ kind: 'tokenIssued', token, userId: user.id }], reply: token };
};
