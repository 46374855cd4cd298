import { decimal, type Decimal } from '@/domain/money/plain-decimal';
import { SCREENS } from '@/domain/screens/screens';
import { appLink } from '@/lib/share';

/** Somebody who registered with the user's code. */
export interface Invitee {
  readonly id: number;
  /** As the server masks it. */
  readonly name: string;
  /** In USDT. */
  readonly rebate: Decimal;
}

/** What came of the user's invite code. Unknown numbers are `undefined`. */
export interface Invitation {
  readonly code: string;
  /** Same-origin path of the campaign's picture. */
  readonly picture: string | undefined;
  readonly invited: number | undefined;
  /** In USDT. */
  readonly rebate: Decimal | undefined;
  readonly people: readonly Invitee[];
}

interface InvitationRow {
  readonly extension_code: string;
  readonly ad?: { readonly image?: string | null } | null;
  readonly inviteList: readonly {
    readonly user_id: number;
    readonly account: string;
    readonly total: string;
  }[];
  readonly invite_num?: number;
  readonly invite_return_total?: string;
}

/** Most invited people to show (specification, section 3: a short list). */
const MOST_SHOWN = 3;

/** A path on this server. Anything else is left out: the Content-Security-Policy blocks foreign pictures. */
const OWN_PATH = /^\/(?![/\\])[\w./-]+$/u;

/** The campaign's picture if it lies on this server; `undefined` for any other address. */
const ownPicture = (path: string | null | undefined): string | undefined =>
  typeof path === 'string' && OWN_PATH.test(path) ? path : undefined;

/** Reads an invitation. */
export const toInvitation = (row: InvitationRow): Invitation => ({
  code: row.extension_code,
  picture: ownPicture(row.ad?.image),
  invited: row.invite_num,
  rebate: row.invite_return_total === undefined ? undefined : decimal(row.invite_return_total),
  people: row.inviteList
    .slice(0, MOST_SHOWN)
    .map(({ user_id, account, total }) => ({ id: user_id, name: account, rebate: decimal(total) })),
});

/** Absolute address of the registration with the code filled in. `page` is the app's own address. */
export const inviteLink = (
  page: { readonly origin: string; readonly pathname: string },
  code: string,
): string => `${appLink(page)}#${SCREENS.register}?${new URLSearchParams({ code }).toString()}`;
