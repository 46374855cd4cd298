import { decimal } from '@/domain/money/decimal';
import type { Kind, UnrankedRecord } from '@/features/money-records/model';

/** A movement of 1 USDT. `at` in epoch seconds. */
export const moneyRecord = (kind: Kind, id: number, at: number | undefined): UnrankedRecord => ({
  kind,
  id,
  number: `${id}`,
  at,
  progress: 'done',
  currency: 'USDT',
  amount: decimal('1'),
  got: undefined,
  from: undefined,
});
