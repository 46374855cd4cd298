import type { Board } from '@/domain/codes/board';
import type { Context } from '../context';
import { Refusal } from '../refusal';
import type { User } from '../state';
import type { OpenPosition, Position } from './position';

/**
 * A position of the current account. Throws `trade_record_not_found` if it does not exist or belongs to another user.
 */
export const requireOwnPosition = ({ state }: Context, user: User, id: number): Position => {
  const position = state.records.positions[id];
  if (position?.owner !== user.id || position.mode !== user.mode)
    throw new Refusal('trade_record_not_found');
  return position;
};

/**
 * Like `requireOwnPosition`, for an open position on one board. Throws `status_abnormal` if it is pending or has ended.
 */
export const requireOpenPosition = (
  context: Context,
  user: User,
  id: number,
  board: Board | undefined,
): OpenPosition => {
  const position = requireOwnPosition(context, user, id);
  if (board !== undefined && position.board !== board) throw new Refusal('trade_record_not_found');
  if (position.status !== 'open') throw new Refusal('status_abnormal');
  return position;
};

/** The leveraged orders of the current account, newest first. */
export const ownPositions = ({ state }: Context, user: User): readonly Position[] =>
  Object.values(state.records.positions)
    .filter(({ owner, mode }) => owner === user.id && mode === user.mode)
    .toSorted((a, b) => b.id - a.id);
