import { realClock, type Clock } from './clock';
import type { TopUp } from './funding/top-up';
import type { Withdrawal } from './funding/withdrawal';
import type { Certification } from './identity/certification';
import { emptyLedger, type Journal, type Ledger, type Mode } from './ledger/ledger';
import type { Intervention } from './market';
import type { Notification } from './notifications/notification';
import type { PayoutMethod } from './payout/method';
import type { Deposit } from './deposits/deposit';
import type { FlashExchange } from './exchange/exchange';
import type { Loan } from './loans/loan';
import type { Subscription } from './projects/project';
import type { ContractDebt, Position } from './leverage/position';
import type { SecondsOrder } from './seconds/order';
import type { TradingLimits } from './limits/limits';
import type { CoinOrder } from './spot/order';
import type { Topic } from './topics';
import type { Upload } from './uploads/upload';

/** A person with a live and a demo account. Times in epoch milliseconds. */
export interface User {
  readonly id: number;
  readonly account: string;
  readonly phone: string | undefined;
  /** Dialling code of the phone, without a plus; absent if unknown. */
  readonly areaCode?: string | undefined;
  readonly email: string | undefined;
  readonly password: string;
  readonly inviteCode: string;
  readonly invitedBy: number | undefined;
  readonly registeredAt: number;
  readonly standing: 'good' | 'frozen' | 'locked';
  /** Certified at level 1 at least: may trade live, withdraw, and bind cards and addresses. */
  readonly certified: boolean;
  /** Required by withdrawals once it is set. */
  readonly tradePassword?: string | undefined;
  /** Address of the wallet that signs in, lower case. */
  readonly wallet?: string | undefined;
  readonly authenticator?: Authenticator | undefined;
  readonly mode: Mode;
}

/** The key of an authenticator app. Times in epoch milliseconds. */
export interface Authenticator {
  /** Base32. */
  readonly secret: string;
  readonly enabled: boolean;
  /** The newest 30-second step whose code was used: each works once. */
  readonly usedStep: number;
  /** End of the user's step-up. */
  readonly confirmedUntil: number;
}

/** A verification code sent to a phone or an e-mail address. */
export interface SentCode {
  readonly code: string;
  readonly sentAt: number;
}

/** The reply to a call with an idempotency key, kept so that a repeat changes nothing. */
export interface KeptReply {
  readonly fingerprint: string;
  readonly reply: unknown;
  /** The account that it is about; absent in worlds of older builds. */
  readonly mode?: Mode | undefined;
}

/** The records of each product, one collection per line. Each record has an id and an owner. */
export interface Collections {
  readonly secondsOrders: SecondsOrder;
  readonly certifications: Certification;
  readonly uploads: Upload;
  readonly notifications: Notification;
  readonly payoutMethods: PayoutMethod;
  readonly topUps: TopUp;
  readonly withdrawals: Withdrawal;
  readonly deposits: Deposit;
  readonly loans: Loan;
  readonly flashExchanges: FlashExchange;
  readonly subscriptions: Subscription;
  readonly positions: Position;
  readonly contractDebts: ContractDebt;
  readonly coinOrders: CoinOrder;
  readonly tradingLimits: TradingLimits;
}
export type CollectionName = keyof Collections;

type Records = { readonly [Name in CollectionName]: Record<number, Collections[Name]> };

/** A scheduled step at `at` (epoch milliseconds) for the record with this id. It is ignored if it no longer applies. */
export interface Appointment {
  readonly at: number;
  readonly topic: Topic;
  readonly id: number;
}

/** Raised whenever a saved state of an older build would be misread; `mocks/store/migrations.ts` migrates it. */
export const STATE_VERSION = 3;

/** The whole state of a world. Plain data; `head` counts the changes and orders snapshots of two tabs. */
export interface WorldState {
  version: number;
  seed: number;
  head: number;
  /** The opening spec of the world as written; absent for none. */
  origin?: string | undefined;
  /** Time of opening, epoch milliseconds; absent in worlds of older builds. */
  openedAt?: number;
  /** True if lists include the test pairs. */
  showsTests?: true;
  /** Lifetime of a session after sign-in, milliseconds; unlimited if absent. */
  sessionMs?: number;
  clock: Clock;
  /** All events due up to this time have been processed, epoch milliseconds. */
  settledTo: number;
  users: Record<number, User>;
  /** Token to user id, one token per user. */
  tokens: Record<string, number>;
  codes: Record<string, SentCode>;
  /** Used nonces of wallet sign-ins, with the time of use. */
  nonces: Record<string, number>;
  ledger: Ledger;
  records: Records;
  /** Scheduled appointments, soonest first; ties by the rank of the topic, then by id. */
  agenda: Appointment[];
  /** Market interventions, in order. */
  interventions: Intervention[];
  replies: Record<string, KeptReply>;
  lastUserId: number;
  /** The id of the newest record of each collection. */
  lastIds: Record<CollectionName, number>;
  tokenCount: number;
}

const FIRST_USER_ID = 10_000;

/** Empty collections, and the initial ids. */
export const emptyRecords = (): Pick<WorldState, 'records' | 'lastIds'> => ({
  records: {
    secondsOrders: {},
    certifications: {},
    uploads: {},
    notifications: {},
    payoutMethods: {},
    topUps: {},
    withdrawals: {},
    deposits: {},
    loans: {},
    flashExchanges: {},
    subscriptions: {},
    positions: {},
    contractDebts: {},
    coinOrders: {},
    tradingLimits: {},
  },
  lastIds: {
    secondsOrders: 500,
    certifications: 0,
    uploads: 0,
    notifications: 0,
    payoutMethods: 0,
    topUps: 0,
    withdrawals: 0,
    deposits: 70,
    loans: 80,
    flashExchanges: 60,
    subscriptions: 40,
    positions: 800,
    contractDebts: 0,
    coinOrders: 300,
    tradingLimits: 0,
  },
});

/** The state of a new world. */
export const emptyState = (seed: number): WorldState => ({
  version: STATE_VERSION,
  seed,
  head: 0,
  clock: realClock,
  settledTo: 0,
  users: {},
  tokens: {},
  codes: {},
  nonces: {},
  ledger: emptyLedger(),
  ...emptyRecords(),
  agenda: [],
  interventions: [],
  replies: {},
  lastUserId: FIRST_USER_ID,
  tokenCount: 0,
});

/** The id of the next record of a collection. */
export const nextId = ({ lastIds }: Readonly<WorldState>, collection: CollectionName): number =>
  lastIds[collection] + 1;

/** A new or changed record. */
export type RecordPut = {
  readonly [Name in CollectionName]: {
    readonly kind: 'recordPut';
    readonly collection: Name;
    readonly record: Collections[Name];
  };
}[CollectionName];

/** Events about people. */
export type PersonEvent =
  | { readonly kind: 'userRegistered'; readonly user: User }
  | {
      readonly kind: 'userChanged';
      readonly id: number;
      readonly changes: Partial<
        Pick<
          User,
          | 'standing'
          | 'certified'
          | 'mode'
          | 'password'
          | 'wallet'
          | 'tradePassword'
          | 'phone'
          | 'areaCode'
          | 'email'
          | 'authenticator'
        >
      >;
    }
  | { readonly kind: 'tokenIssued'; readonly token: string; readonly userId: number }
  | { readonly kind: 'tokenRevoked'; readonly userId: number }
  | { readonly kind: 'codeSent'; readonly target: string; readonly code: SentCode }
  | { readonly kind: 'nonceUsed'; readonly nonce: string; readonly at: number }
  | { readonly kind: 'codeUsed'; readonly target: string };

/** All events. A command decides on events; only `evolve` changes the state. */
export type WorldEvent =
  | PersonEvent
  | { readonly kind: 'moneyMoved'; readonly journal: Journal }
  | RecordPut
  | { readonly kind: 'recordRemoved'; readonly collection: CollectionName; readonly id: number }
  | { readonly kind: 'scheduled'; readonly appointment: Appointment }
  | { readonly kind: 'unscheduled'; readonly topic: Topic; readonly id: number }
  | { readonly kind: 'marketDirected'; readonly intervention: Intervention }
  | { readonly kind: 'replyKept'; readonly key: string; readonly kept: KeptReply }
  | { readonly kind: 'clockChanged'; readonly clock: Clock };
