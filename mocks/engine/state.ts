import type { Decimal } from '@/domain/money/decimal';
import type { Direction, Outcome } from '@/domain/seconds/contract';
import { realClock, type Clock } from './clock';
import { emptyLedger, type Journal, type Ledger, type Mode } from './ledger/ledger';

/** A person with two accounts of money, live and demo. Times in epoch milliseconds. */
export interface User {
  readonly id: number;
  readonly account: string;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly password: string;
  readonly inviteCode: string;
  readonly invitedBy: number | undefined;
  readonly registeredAt: number;
  readonly standing: 'good' | 'frozen' | 'locked';
  readonly certified: boolean;
  readonly mode: Mode;
}

/** A verification code on its way to a phone or an e-mail address. */
export interface SentCode {
  readonly code: string;
  readonly sentAt: number;
}

interface OrderTerms {
  readonly id: number;
  readonly owner: number;
  readonly mode: Mode;
  readonly pairId: number;
  readonly symbol: string;
  readonly board: Board;
  readonly direction: Direction;
  readonly currency: string;
  readonly currencyId: number;
  readonly stake: Decimal;
  readonly fee: Decimal;
  readonly payoutPercent: Decimal;
  readonly seconds: number;
  readonly openedAt: number;
  /** `openedAt` plus the seconds: the public price of that moment decides. */
  readonly settlesAt: number;
  /** Price in integer ticks of the pair. */
  readonly entryTicks: number;
}

/** Which list of the market a pair is on; forex and metals have calls of their own. */
export type Board = 'crypto' | 'forex';

/** A seconds contract. */
export type SecondsOrder =
  | (OrderTerms & { readonly status: 'open' })
  | (OrderTerms & {
      readonly status: 'settled';
      readonly settlementTicks: number;
      readonly outcome: Outcome;
      readonly profit: Decimal;
    });

/** The reply to a call that carried a client id, kept so that a repeat changes nothing. */
export interface KeptReply {
  readonly fingerprint: string;
  readonly reply: unknown;
}

/** Everything that a world remembers. Plain data; `head` counts the changes and orders snapshots of two tabs. */
export interface WorldState {
  version: number;
  seed: number;
  head: number;
  clock: Clock;
  /** Everything due up to here has happened, epoch milliseconds. */
  settledTo: number;
  users: Record<number, User>;
  /** Token -> user. One a user. */
  tokens: Record<string, number>;
  codes: Record<string, SentCode>;
  ledger: Ledger;
  orders: Record<number, SecondsOrder>;
  openOrders: number[];
  replies: Record<string, KeptReply>;
  lastUserId: number;
  lastOrderId: number;
  tokenCount: number;
}

/** Raised whenever a stored state of an older build would be read wrongly. */
export const STATE_VERSION = 1;
const FIRST_USER_ID = 10_000;
const FIRST_ORDER_ID = 500;

/** A world in which nothing has happened. */
export const emptyState = (seed: number): WorldState => ({
  version: STATE_VERSION,
  seed,
  head: 0,
  clock: realClock,
  settledTo: 0,
  users: {},
  tokens: {},
  codes: {},
  ledger: emptyLedger(),
  orders: {},
  openOrders: [],
  replies: {},
  lastUserId: FIRST_USER_ID,
  lastOrderId: FIRST_ORDER_ID,
  tokenCount: 0,
});

/** What can happen. A command decides on events; only `evolve` changes the state. */
export type WorldEvent =
  | { readonly kind: 'userRegistered'; readonly user: User }
  | {
      readonly kind: 'userChanged';
      readonly id: number;
      readonly changes: Partial<Pick<User, 'standing' | 'certified' | 'mode' | 'password'>>;
    }
  | { readonly kind: 'tokenIssued'; readonly token: string; readonly userId: number }
  | { readonly kind: 'tokenRevoked'; readonly userId: number }
  | { readonly kind: 'codeSent'; readonly target: string; readonly code: SentCode }
  | { readonly kind: 'codeUsed'; readonly target: string }
  | { readonly kind: 'moneyMoved'; readonly journal: Journal }
  | { readonly kind: 'orderOpened'; readonly order: Extract<SecondsOrder, { status: 'open' }> }
  | { readonly kind: 'orderSettled'; readonly order: Extract<SecondsOrder, { status: 'settled' }> }
  | { readonly kind: 'replyKept'; readonly key: string; readonly kept: KeptReply }
  | { readonly kind: 'clockChanged'; readonly clock: Clock };
