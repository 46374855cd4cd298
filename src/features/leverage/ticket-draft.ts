import * as zod from 'zod/mini';
import { parseInteger } from '@/domain/format/numbers';
import type { Side } from '@/domain/leverage/position';
import { STOP_UNITS, type StopTexts } from './stop-texts';

/** Values of the order form. Numbers are text as typed. */
export interface Ticket {
  readonly side: Side;
  readonly mode: 'market' | 'limit';
  readonly leverage: number | undefined;
  readonly lots: string;
  /** Price of a limit order. */
  readonly limit: string;
  /** Whether the stops are shown and sent. */
  readonly hasStops: boolean;
  readonly stops: StopTexts;
}

/** Initial values of the order form. */
export const EMPTY_TICKET: Ticket = {
  side: 'long',
  mode: 'market',
  leverage: undefined,
  lots: '',
  limit: '',
  hasStops: false,
  stops: { unit: 'price', takeProfit: '', stopLoss: '' },
};

const typed = zod.string().check(zod.maxLength(60));
const unit = zod.enum(STOP_UNITS);
const storedTicket = zod.object({
  side: zod.enum(['long', 'short']),
  mode: zod.enum(['market', 'limit']),
  leverage: zod.optional(zod.int()),
  lots: typed,
  limit: typed,
  hasStops: zod.boolean(),
  stops: zod.object({
    unit,
    takeProfit: typed,
    stopLoss: typed,
    typedIn: zod.optional(
      zod.object({ takeProfit: zod.optional(unit), stopLoss: zod.optional(unit) }),
    ),
  }),
});

/** Parses a ticket stored on the device; `undefined` if it is not valid. */
export const parseTicket = (value: unknown): Ticket | undefined => {
  const result = storedTicket.safeParse(value);
  return result.success ? { ...result.data, leverage: result.data.leverage } : undefined;
};

/**
 * The ticket after `lots` were ordered with it: without them, without the price of a limit order, which may be on the wrong
 * side of the market once it is reached, and without the stops, which are the position's now; unless other lots were typed
 * meanwhile.
 */
export const afterOrder = (ticket: Ticket, lots: number): Ticket =>
  parseInteger(ticket.lots) === lots
    ? { ...ticket, lots: '', limit: '', hasStops: false, stops: EMPTY_TICKET.stops }
    : ticket;
