import { add, isPositive, negate } from '@/domain/money/decimal';
import { userAccount, systemAccount } from '../ledger/ledger';
import type { Context, Decision } from '../context';
import { Refusal } from '../refusal';
import type { User, WorldEvent } from '../state';
import { digest } from '../tokens';
import { requireCode } from './codes';
import { findUser } from './users';

/** Registration by account name, by phone (with a code) or by e-mail (with a code). */
export interface Registration {
  readonly by: 'account' | 'mobile' | 'email';
  readonly name: string;
  readonly password: string;
  readonly confirmation: string;
  readonly inviteCode: string;
  readonly code: string | undefined;
  /** Dialling code of a phone. */
  readonly areaCode?: string | undefined;
}

/** The dialling code that servers of the family assume (backend-facts.md, section 2). */
export const USUAL_AREA_CODE = '86';
const INVITE_CODE_LENGTH = 8;

const referrerOf = ({ state, catalogue }: Context, typed: string): number | undefined => {
  const inviteCode = typed.trim().toUpperCase();
  if (inviteCode === catalogue.inviteCodes.referrerGone) throw new Refusal('referrer_not_found');
  if (inviteCode === catalogue.inviteCodes.good) return undefined;
  const referrer = Object.values(state.users).find((user) => user.inviteCode === inviteCode);
  if (referrer === undefined) throw new Refusal('invite_code_invalid');
  return referrer.id;
};

/**
 * The demo account starts with the same play money in the coin and in the contract account. The live account is empty
 * until the first top-up.
 */
const startBalance = ({ catalogue, now }: Context, user: User): readonly WorldEvent[] => {
  const currency = catalogue.payable[0]?.currency.name;
  if (currency === undefined || !isPositive(catalogue.demoStartBalance)) return [];
  const delta = catalogue.demoStartBalance;
  const started = (['coin', 'contract'] as const).map((book) => ({
    account: userAccount(user.id, 'demo', book, currency, 'available'),
    delta,
  }));
  return [
    {
      kind: 'moneyMoved',
      journal: {
        id: `demo-start:${user.id}`,
        at: now,
        kind: 'demo-start',
        postings: [
          {
            account: systemAccount('demo', 'ext:deposits', currency),
            delta: negate(add(delta, delta)),
          },
          ...started,
        ],
      },
    },
  ];
};

/** Creates a user in demo mode, with play money. */
export const createUser = (
  context: Context,
  person: Pick<
    User,
    'account' | 'phone' | 'areaCode' | 'email' | 'password' | 'invitedBy' | 'wallet'
  >,
): { readonly user: User; readonly events: readonly WorldEvent[] } => {
  const { state, now } = context;
  const id = state.lastUserId + 1;
  const user: User = {
    ...person,
    id,
    inviteCode: digest(`invite:${state.seed}:${id}`).slice(0, INVITE_CODE_LENGTH).toUpperCase(),
    registeredAt: now,
    standing: 'good',
    certified: false,
    mode: 'demo',
  };
  return {
    user,
    events: [{ kind: 'userRegistered', user }, ...startBalance(context, user)],
  };
};

/** Registers a user in demo mode. Refuses what section 5 of the specification refuses. */
export const register = (context: Context, request: Registration): Decision<'register_success'> => {
  if (request.password !== request.confirmation) throw new Refusal('passwords_differ');
  const invitedBy = referrerOf(context, request.inviteCode);
  if (findUser(context.state, request.name) !== undefined) throw new Refusal('username_exists');
  const used = request.by === 'account' ? [] : requireCode(context, request.name, request.code);
  const { events } = createUser(context, {
    account: request.name,
    phone: request.by === 'mobile' ? request.name : undefined,
    areaCode: request.by === 'mobile' ? (request.areaCode ?? USUAL_AREA_CODE) : undefined,
    email: request.by === 'email' ? request.name : undefined,
    password: request.password,
    invitedBy,
  });
  return { events: [...used, ...events], reply: 'register_success' };
};
