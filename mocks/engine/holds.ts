import { add, type Decimal } from '@/domain/money/decimal';
import { isPending } from './funding/withdrawal';
import { treasuryHold } from './ledger/moves';
import { userAccount, type AccountKey, type Bucket } from './ledger/ledger';
import type { CollectionName, Collections, WorldState } from './state';

/** An amount in a frozen or margin bucket, and the record that holds it. */
export interface Hold {
  readonly account: AccountKey;
  readonly amount: Decimal;
}

const held =
  <Name extends CollectionName>(
    name: Name,
    holdsOfOne: (record: Collections[Name]) => readonly Hold[],
  ) =>
  ({ records }: Readonly<WorldState>): readonly Hold[] => {
    const collection: Readonly<Record<number, Collections[Name]>> = records[name];
    return Object.values(collection).flatMap(holdsOfOne);
  };

const none = (): readonly Hold[] => [];

/** Holds of the records of each collection. The audit requires each bucket to equal their sum. */
const HOLDS: {
  readonly [Name in CollectionName]: (state: Readonly<WorldState>) => readonly Hold[];
} = {
  secondsOrders: held('secondsOrders', ({ owner, mode, currency, stake, status }) =>
    status === 'open'
      ? [{ account: userAccount(owner, mode, 'coin', currency, 'frozen'), amount: stake }]
      : [],
  ),
  certifications: none,
  uploads: none,
  notifications: none,
  payoutMethods: none,
  topUps: none,
  withdrawals: held('withdrawals', (withdrawal) =>
    isPending(withdrawal)
      ? [
          {
            account: userAccount(withdrawal.owner, 'live', 'coin', withdrawal.currency, 'frozen'),
            amount: withdrawal.amount,
          },
        ]
      : [],
  ),
  deposits: held('deposits', (deposit) =>
    deposit.status === 'review' || deposit.status === 'hosting'
      ? [{ account: treasuryHold(deposit, deposit.currency), amount: deposit.principal }]
      : [],
  ),
  loans: none,
  flashExchanges: none,
  subscriptions: held('subscriptions', (subscription) =>
    subscription.status === 'applied'
      ? [{ account: treasuryHold(subscription, subscription.pay), amount: subscription.cost }]
      : [],
  ),
  positions: held('positions', (position) => {
    const { owner, mode, currency, margin, fee, status } = position;
    const bucket = (name: Bucket) => userAccount(owner, mode, 'contract', currency, name);
    if (status === 'pending') return [{ account: bucket('frozen'), amount: add(margin, fee) }];
    return status === 'open' ? [{ account: bucket('margin'), amount: margin }] : [];
  }),
  contractDebts: none,
  coinOrders: held('coinOrders', ({ owner, mode, heldCurrency, hold, status }) =>
    status === 'open'
      ? [{ account: userAccount(owner, mode, 'coin', heldCurrency, 'frozen'), amount: hold }]
      : [],
  ),
  tradingLimits: none,
};

/** The holds of all records. */
export const holdsOf = (state: Readonly<WorldState>): readonly Hold[] =>
  Object.values(HOLDS).flatMap((holds) => holds(state));
