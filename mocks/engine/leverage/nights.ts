import { add, negate, type Decimal } from '@/domain/money/decimal';
import { nextNight } from '@/domain/leverage/nights';
import { overnightFeeOf } from '@/domain/leverage/position';
import { secondOf, type Context, type LeverageOffer } from '../context';
import { systemAccount } from '../ledger/ledger';
import { transition } from '@/domain/status/lifecycle';
import { dateOfDay } from '../market';
import type { WorldEvent } from '../state';
import { POSITION_LIFECYCLE } from '@/domain/status/position';
import type { OpenPosition } from './position';
import { debtEvents, moveContractFunds, contractFundsOf } from './contract-funds';
import { pairOf, priceOf, termsOf } from './valuation';

const DAY = 86_400;

/** The appointment of the next night fee of a position after `afterMs`. */
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
  // The night that ends at this change of day.
  const night = nextNight(leverage.nights, secondOf(context.now) - 1);
  const terms = termsOf(context.catalogue, leverage, position.rate);
  return overnightFeeOf(
    terms,
    position.lots,
    priceOf(pair, position.openTicks),
    night?.nights ?? 0,
  );
};

/** Charges an open position for its nights at a change of day, once per date. */
export const chargeNight = (context: Context, id: number): readonly WorldEvent[] => {
  const { state, now, catalogue } = context;
  const position = state.records.positions[id];
  if (position?.status !== 'open') return [];
  const fee = feeAt(context, position);
  const { funds, postings } = moveContractFunds(contractFundsOf(context, position), negate(fee));
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
    ...debtEvents(context, funds, funds.owed),
    ...nightAppointment(pairOf(catalogue, position.pairId).leverage, id, now),
  ];
};
