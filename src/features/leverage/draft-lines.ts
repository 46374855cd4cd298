import { parseInteger } from '@/domain/format/numbers';
import { liesAbove, type StopBasis, type StopKind } from '@/domain/leverage/stops';
import { isPositive, type Decimal } from '@/domain/money/decimal';
import { parseFieldText } from '@/lib/digits';
import { showStopsIn, stopPriceOf, withStop, type StopTexts } from './stop-texts';
import { openPriceOf, type TicketBasis } from './ticket';
import type { Ticket } from './ticket-draft';

/** A price of a draft that can be moved on a chart. */
export interface DraftLine {
  readonly kind: 'limit' | StopKind;
  /** `undefined` until it is set. */
  readonly price: Decimal | undefined;
  /** The price from which it is moved while it is not set, and the side to which it belongs. */
  readonly start: Decimal;
  readonly side: 'above' | 'below';
  /** Enters a price, as decimal text. */
  readonly set: (price: string) => void;
}

const positive = (price: Decimal | undefined): Decimal | undefined =>
  price !== undefined && isPositive(price) ? price : undefined;

/** The lines of both stops. Moving one enters it as a price, and shows the other as a price too. */
export const stopLines = (
  texts: StopTexts,
  basisOf: (kind: StopKind) => StopBasis,
  onChange: (texts: StopTexts) => void,
): readonly DraftLine[] =>
  (['takeProfit', 'stopLoss'] as const).map((kind) => {
    const basis = basisOf(kind);
    return {
      kind,
      price: positive(stopPriceOf(texts, basis)),
      start: basis.openPrice,
      side: liesAbove(basis.side, kind) ? 'above' : 'below',
      set: (price) => onChange(withStop(showStopsIn(texts, 'price', basisOf), kind, price)),
    };
  });

/** The position that a ticket's stops belong to; `undefined` while the order has no price. */
export const stopBasisFor = (
  ticket: Ticket,
  basis: TicketBasis,
): ((kind: StopKind) => StopBasis) | undefined => {
  const openPrice = openPriceOf(ticket, basis);
  if (openPrice === undefined) return undefined;
  const { terms, decimals } = basis;
  const lots = parseInteger(ticket.lots) ?? 1;
  const { side } = ticket;
  return (kind) => ({ kind, side, terms: terms.position, lots, openPrice, decimals });
};

/** The lines of a ticket: the limit of a limit order, and the stops if they are on. */
export const ticketLines = (
  ticket: Ticket,
  basis: TicketBasis,
  onChange: (ticket: Ticket) => void,
): readonly DraftLine[] => {
  const limit: DraftLine = {
    kind: 'limit',
    price: positive(parseFieldText(ticket.limit, basis.decimals)),
    start: basis.last,
    side: ticket.side === 'long' ? 'below' : 'above',
    set: (price) => onChange({ ...ticket, limit: price }),
  };
  const basisOf = ticket.hasStops ? stopBasisFor(ticket, basis) : undefined;
  return [
    ...(ticket.mode === 'limit' ? [limit] : []),
    ...(basisOf === undefined
      ? []
      : stopLines(ticket.stops, basisOf, (stops) => onChange({ ...ticket, stops }))),
  ];
};
