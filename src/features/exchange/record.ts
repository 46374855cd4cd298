import { timeOfRow } from '@/api/row-time';
import type { FlashExchangeRow } from '@/api/rows';
import { FLASH_STATUS_CODES } from '@/domain/codes/flash-exchange';
import { nameOf } from '@/domain/codes/name-of';
import { add, decimal, divide, isPositive, type Decimal } from '@/domain/money/decimal';
import {
  FLASH_LIFECYCLE,
  FLASH_REVIEW_LIFECYCLE,
  type FlashStatus,
} from '@/domain/status/flash-exchange';
import { stepsOf, type Step } from '@/domain/status/steps';

/** Decimals of a rate worked out from booked amounts. */
const RATE_SCALE = 18;

/** An exchange in the records. */
export interface ExchangeRecord {
  readonly id: number;
  readonly status: FlashStatus;
  readonly giveId: number;
  readonly getId: number;
  readonly give: string;
  readonly get: string;
  readonly given: Decimal;
  readonly received: Decimal;
  /** In the received currency, already deducted; `undefined` if the server does not say. */
  readonly fee: Decimal | undefined;
  /**
   * Units received per unit given, before the fee; of a server that does not send it, worked out from the booked amounts.
   * `undefined` if they do not tell it.
   */
  readonly rate: Decimal | undefined;
  /** True if the rate was worked out, so it is near the accepted one only. */
  readonly isRateAbout: boolean;
  /** Times in epoch seconds; `undefined` if the server does not say. */
  readonly askedAt: number | undefined;
  readonly decidedAt: number | undefined;
}

const bookedRate = (given: Decimal, received: Decimal): Decimal | undefined =>
  isPositive(given) ? divide(received, given, RATE_SCALE, 'down') : undefined;

/** Maps a row of the records. */
export const toRecord = (row: FlashExchangeRow): ExchangeRecord => {
  const given = decimal(row.num);
  const received = decimal(row.absolute_quantity);
  const fee = row.fee === null ? undefined : decimal(row.fee);
  return {
    id: row.id,
    status: nameOf(FLASH_STATUS_CODES, row.status),
    giveId: row.left_currency_id,
    getId: row.right_currency_id,
    give: row.l_currency,
    get: row.r_currency,
    given,
    received,
    fee,
    rate: row.rate === undefined ? fee && bookedRate(given, add(received, fee)) : decimal(row.rate),
    isRateAbout: row.rate === undefined,
    askedAt: timeOfRow(row.created_time, row.create_time),
    decidedAt: timeOfRow(row.handled_time, row.review_time),
  };
};

/** The timeline of an exchange, with times in epoch seconds. One that is done at once has a single step. */
export const exchangeSteps = ({
  status,
  askedAt,
  decidedAt,
}: Pick<ExchangeRecord, 'status' | 'askedAt' | 'decidedAt'>): readonly Step<FlashStatus>[] => {
  const end = { status, at: decidedAt ?? askedAt };
  const isAtOnce = status === 'done' && (decidedAt === undefined || decidedAt === askedAt);
  if (isAtOnce) return stepsOf(FLASH_LIFECYCLE, [{ status: 'done', at: end.at }], ['done']);
  const asked = { status: 'pending' as const, at: askedAt };
  const reached = status === 'pending' ? [asked] : [asked, end];
  return stepsOf<FlashStatus>(FLASH_REVIEW_LIFECYCLE, reached, ['pending', 'done'], ['rejected']);
};
