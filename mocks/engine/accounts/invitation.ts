import type { User, WorldState } from '../state';

/** The specification's invitation page shows three invited users. */
const SHOWN = 3;
const VISIBLE = 3;

/**
 * Masks a name for other users: three characters at either end stay visible, or only the first if the name is short.
 */
const mask = (name: string): string =>
  name.length > 2 * VISIBLE
    ? `${name.slice(0, VISIBLE)}****${name.slice(-VISIBLE)}`
    : `${name.slice(0, 1)}****`;

/** A user's invite code, the number of people who registered with it, and the first of them with masked names. */
export const invitationOf = ({ users }: Readonly<WorldState>, user: User) => {
  const invited = Object.values(users)
    .filter(({ invitedBy }) => invitedBy === user.id)
    .toSorted((a, b) => a.id - b.id);
  return {
    code: user.inviteCode,
    invited: invited.length,
    shown: invited.slice(0, SHOWN).map(({ id, account }) => ({ id, masked: mask(account) })),
  };
};
