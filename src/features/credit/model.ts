import { optionalDecimal } from '@/api/row-values';
import {
  compare,
  decimal,
  divide,
  subtract,
  toDrawing,
  type Decimal,
} from '@/domain/money/decimal';
import { isPositive, ZERO } from '@/domain/money/plain-decimal';

/** The parts of a score that the app has words for. */
const KNOWN_PARTS = ['base', 'identity', 'repaid_loans', 'overdue_loans'] as const;

/** One part of a score, in points. */
export interface CreditPart {
  /** `other` for a part that only the server knows. */
  readonly part: (typeof KNOWN_PARTS)[number] | 'other';
  /** Negative if it lowers the score. */
  readonly points: Decimal;
  /** Points for each level or loan. */
  readonly each: Decimal | undefined;
  /** The most that it can add. */
  readonly maximum: Decimal | undefined;
  /** True if the user can raise it. */
  readonly canGrow: boolean;
}

/** A user's credit score, as far as the server states it. */
export interface CreditScore {
  /** `undefined` before the first one, and if it is not known. */
  readonly score: Decimal | undefined;
  /** True if the server says that the account has no score yet. */
  readonly isNone: boolean;
  readonly maximum: Decimal | undefined;
  /** Points still to gain; `undefined` without a maximum. */
  readonly left: Decimal | undefined;
  /** Score by maximum, from 0 to 1, for drawing; `undefined` without a maximum. */
  readonly share: number | undefined;
  /** Empty if the server does not state them. */
  readonly parts: readonly CreditPart[];
}

interface PartRow {
  readonly part: string;
  readonly points: string;
  readonly each?: string;
  readonly maximum?: string;
}

/** The fields of a user row that the score is read from. */
interface ScoreRow {
  readonly score?: string | null;
  readonly score_maximum?: string;
  readonly score_parts?: readonly PartRow[];
}

const SHARE_DECIMALS = 4;

const toPart = (row: PartRow): CreditPart => {
  const points = decimal(row.points);
  const maximum = optionalDecimal(row.maximum);
  return {
    part: KNOWN_PARTS.find((known) => known === row.part) ?? 'other',
    points,
    each: optionalDecimal(row.each),
    maximum,
    canGrow: maximum !== undefined && compare(points, maximum) < 0,
  };
};

/** Reads the credit score of a user row. */
export const toCreditScore = (row: ScoreRow): CreditScore => {
  const score = optionalDecimal(row.score ?? undefined);
  const most = optionalDecimal(row.score_maximum);
  // A score above its maximum, or a maximum of zero, says nothing about a share.
  const maximum =
    score !== undefined && most !== undefined && isPositive(most) && compare(score, most) <= 0
      ? most
      : undefined;
  return {
    score,
    isNone: row.score === null,
    maximum,
    left: maximum && subtract(maximum, score ?? ZERO),
    share: maximum && toDrawing(divide(score ?? ZERO, maximum, SHARE_DECIMALS, 'down')),
    parts: (row.score_parts ?? []).map(toPart),
  };
};
