import { add, negate, type Decimal } from '@/domain/money/decimal';
import { nextNight } from '@/domain/leverage/nights';
import { overnightFeeOf } from '@/domain/leverage/position';
import { secondOf, type Context, type LeverageOffer } from '../context';
import { systemAccount } from '../ledger/ledger';
import { transition } from '../lifecycle';
import { dateOfDay } from '../market';
import type { WorldEvent } from '../state';
import { POSITION_LIFECYCLE } from './lifecycle';
import type { OpenPosition } from './position';
import { debtEvents, movePurse, purseOf } from './purse';
import { pairOf, priceOf, termsOf } from './valuation';

const DAY = 86_400;

/** Makes the appointment for the next night at which a position is charged, after `afterMs`. */
export const nightAppointment = (
  { nights }: LeverageOffer,
  id: number,
  afterMs: number,
): readonly WorldEvent[] => {
  const night = nextNight(nights, secondOf(afterMs));
  return night === undefined
    ? []
    : [{ kind: 'scheduled', appointment: { at: night.at * 1000, topic: 'overnightFee', id } }];
};

const feeAt = (context: Context, position: OpenPosition): Decimal => {
  const { leverage, ...pair } = pairOf(context.catalogue, position.pairId);
  // The night before `now`: the one that this change of day belongs to.
  const night = nextNight(leverage.nights, secondOf(context.now) - 1);
  const terms = termsOf(context.catalogue, leverage, position.rate);
  return overnightFeeOf(
    terms,
    position.lots,
    priceOf(pair, position.openTicks),
    night?.nights ?? 0,
  );
};

/** A change of day: an open position is charged for its nights, once a date. */
export const chargeNight = (context: Context, id: number): readonly WorldEvent[] => {
  const { state, now, catalogue } = context;
  const position = state.records.positions[id];
  if (position?.status !== 'open') return [];
  const fee = feeAt(context, position);
  const { purse, postings } = movePurse(purseOf(context, position), negate(fee));
  const { mode, currency } = position;
  const journal = {
    id: `fee:overnight:${id}:${dateOfDay(Math.floor(secondOf(now) / DAY))}`,
    at: now,
    kind: 'lever-night',
    postings: [{ account: systemAccount(mode, 'house:fee', currency), delta: fee }, ...postings],
  };
  return [
    { kind: 'moneyMoved', journal },
    {
      kind: 'recordPut',
      collection: 'positions',
      record: {
        ...position,
        status: transition(POSITION_LIFECYCLE, position.status, 'night'),
        nightFees: add(position.nightFees, fee),
      },
    },
    ...debtEvents(state, purse, false),
    ...nightAppointment(pairOf(catalogue, position.pairId).leverage, id, now),
  ];
};
