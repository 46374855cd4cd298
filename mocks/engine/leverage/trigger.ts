import { negate } from '@/domain/money/decimal';
import { secondOf, type Context } from '../context';
import { systemAccount, userAccount, type Journal } from '../ledger/ledger';
import { transition } from '@/domain/status/lifecycle';
import { rateAt } from '../rates';
import type { WorldEvent } from '../state';
import { fillTicks, type Trigger } from '../trigger';
import { closeAll } from './close';
import { POSITION_LIFECYCLE } from '@/domain/status/position';
import { nightAppointment } from './nights';
import { notifyPosition } from './notify-position';
import { isFillForbidden } from '../limits/require-within-limits';
import type { OpenPosition, PendingPosition, Position } from './position';
import { releasePending } from './release-pending';
import { worstOf } from './stop-out';
import { heldFor, pairOf } from './valuation';

/** A long opens on the ask and closes on the bid, a short the opposite. */
const OPENING = { long: 'ask', short: 'bid' } as const;
const CLOSING = { long: 'bid', short: 'ask' } as const;

const limitTrigger = ({ id, symbol, side, askedTicks, placedAt }: PendingPosition): Trigger => ({
  topic: 'positionFill',
  id,
  symbol,
  level: askedTicks,
  direction: side === 'long' ? 'down' : 'up',
  priceSide: OPENING[side],
  setAt: placedAt,
});

const stopTrigger = (
  { id, symbol, side, stopsSetAt }: OpenPosition,
  topic: 'stopLoss' | 'takeProfit',
  level: number | undefined,
): readonly Trigger[] =>
  level === undefined
    ? []
    : [
        {
          topic,
          id,
          symbol,
          level,
          direction: (side === 'long') === (topic === 'takeProfit') ? 'up' : 'down',
          priceSide: CLOSING[side],
          setAt: stopsSetAt,
        },
      ];

/** The prices that trigger a leveraged order. */
export const positionTriggers = (position: Position): readonly Trigger[] => {
  if (position.status === 'pending') return [limitTrigger(position)];
  if (position.status !== 'open') return [];
  return [
    ...stopTrigger(position, 'stopLoss', position.stopLossTicks),
    ...stopTrigger(position, 'takeProfit', position.takeProfitTicks),
  ];
};

const fillingJournal = (order: PendingPosition, now: number): Journal => {
  const { id, owner, mode, currency, margin, fee } = order;
  return {
    id: `fill:lever:${id}`,
    at: now,
    kind: 'lever-fill',
    postings: [
      {
        account: userAccount(owner, mode, 'contract', currency, 'frozen'),
        delta: negate(heldFor(order)),
      },
      { account: userAccount(owner, mode, 'contract', currency, 'margin'), delta: margin },
      { account: systemAccount(mode, 'house:fee', currency), delta: fee },
    ],
  };
};

/**
 * Opens a pending order whose price was reached, with the margin and fee that it held. Cancels it if a limit of the user
 * forbids it.
 */
export const fillPosition = (context: Context, id: number): readonly WorldEvent[] => {
  const { state, market, catalogue, now } = context;
  const order = state.records.positions[id];
  if (order?.status !== 'pending') return [];
  if (isFillForbidden(context, order, order.margin))
    return releasePending(context, order, 'forbid');
  const record: OpenPosition = {
    ...order,
    status: transition(POSITION_LIFECYCLE, order.status, 'fill'),
    openTicks: fillTicks(market, limitTrigger(order), secondOf(now)),
    openedAt: now,
    stopsSetAt: now,
  };
  return [
    { kind: 'moneyMoved', journal: fillingJournal(order, now) },
    { kind: 'recordPut', collection: 'positions', record },
    ...nightAppointment(pairOf(catalogue, order.pairId).leverage, id, now),
    notifyPosition(context, order, 'orderFilled'),
  ];
};

/** Closes an open position whose stop was reached. */
export const stopPosition =
  (topic: 'stopLoss' | 'takeProfit') =>
  (context: Context, id: number): readonly WorldEvent[] => {
    const { state, market, catalogue, now } = context;
    const position = state.records.positions[id];
    if (position?.status !== 'open') return [];
    const trigger = positionTriggers(position).find((candidate) => candidate.topic === topic);
    if (trigger === undefined) return [];
    const second = secondOf(now);
    const { quote } = pairOf(catalogue, position.pairId);
    const closing = {
      lots: position.lots,
      ticks: fillTicks(market, trigger, second),
      rate: rateAt(catalogue, market, quote, second),
      reason: topic,
    };
    return [
      ...closeAll(context, [[position, closing]]),
      notifyPosition(context, position, `${topic}Reached`),
    ];
  };

/**
 * Closes this position, the worst loser, at the worst price of the second, because the margin level has reached the
 * limit.
 */
export const stopOutPosition = (context: Context, id: number): readonly WorldEvent[] => {
  const position = context.state.records.positions[id];
  if (position?.status !== 'open') return [];
  const { ticks, rate } = worstOf(context, position, secondOf(context.now));
  const closing = { lots: position.lots, ticks, rate, reason: 'stopOut' } as const;
  return [
    ...closeAll(context, [[position, closing]]),
    notifyPosition(context, position, 'stoppedOut'),
  ];
};
