import { add, type Decimal } from '@/domain/money/decimal';
import { isPending } from './funding/withdrawal';
import { inTreasury } from './ledger/moves';
import { userAccount, type AccountKey, type Bucket } from './ledger/ledger';
import type { CollectionName, Collections, WorldState } from './state';

/** Money in a frozen or margin bucket, with the record that it is there for. */
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

/** What the records of each collection hold: the audit demands that the buckets are the sum of these. */
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
      ? [{ account: inTreasury(deposit, deposit.currency), amount: deposit.principal }]
      : [],
  ),
  loans: none,
  flashExchanges: none,
  subscriptions: held('subscriptions', (subscription) =>
    subscription.status === 'applied'
      ? [{ account: inTreasury(subscription, subscription.pay), amount: subscription.cost }]
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
};

/** Every hold of every record. */
export const holdsOf = (state: Readonly<WorldState>): readonly Hold[] =>
  Object.values(HOLDS).flatMap((holds) => holds(state));
