import type { Decimal } from '@/domain/money/decimal';
import { userAccount, type AccountKey } from './ledger/ledger';
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

/** What the records of each collection hold: the audit demands that the buckets are the sum of these. */
const HOLDS: {
  readonly [Name in CollectionName]: (state: Readonly<WorldState>) => readonly Hold[];
} = {
  secondsOrders: held('secondsOrders', ({ owner, mode, currency, stake, status }) =>
    status === 'open'
      ? [{ account: userAccount(owner, mode, 'coin', currency, 'frozen'), amount: stake }]
      : [],
  ),
};

/** Every hold of every record. */
export const holdsOf = (state: Readonly<WorldState>): readonly Hold[] =>
  Object.values(HOLDS).flatMap((holds) => holds(state));
