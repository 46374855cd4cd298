import * as zod from 'zod/mini';
import { secondOf } from '../engine/context';
import { findEntry } from '../engine/market';
import type { World } from '../world';

/** Commands for the clock. It only moves forward; to go back, restore a checkpoint. */
export const ClockCommand = zod.discriminatedUnion('command', [
  zod.object({ command: zod.literal('freeze') }),
  zod.object({ command: zod.literal('run'), speed: zod.number().check(zod.gt(0), zod.lte(1000)) }),
  zod.object({
    command: zod.literal('advance'),
    seconds: zod.number().check(zod.gte(0), zod.lte(400 * 86_400)),
  }),
  /** Moves to the next due event: an expiry, a payout, a review, an unlock. */
  zod.object({ command: zod.literal('next') }),
  /** Freezes the clock at the next moment at which an order would have the wanted outcome. Uses only public prices. */
  zod.object({
    command: zod.literal('seek'),
    symbol: zod.string(),
    direction: zod.enum(['up', 'down']),
    seconds: zod.int().check(zod.gte(1), zod.lte(86_400)),
    outcome: zod.enum(['win', 'lose', 'draw']),
  }),
]);
export type ClockCommand = zod.infer<typeof ClockCommand>;

const seek = async (
  world: World,
  { symbol, direction, seconds, outcome }: Extract<ClockCommand, { command: 'seek' }>,
): Promise<number> => {
  const nowMs = await world.changeClock({ kind: 'freeze' });
  const next = secondOf(nowMs) + 1;
  const entry = await world.run(({ market }) => {
    const { open, changesAt } = market.session(symbol, next);
    const from = open || changesAt === undefined ? next : changesAt;
    return { events: [], reply: findEntry(market, symbol, direction, seconds, outcome, from) };
  });
  if (entry === undefined) throw new Error(`no ${outcome} of ${symbol} found`);
  return world.changeClock({ kind: 'advance', ms: entry * 1000 - nowMs });
};

/** Moves to the next appointment; does nothing if there is none. */
const toNext = async (world: World): Promise<number> => {
  const [now, at] = await world.run((context) => ({
    events: [],
    reply: [context.now, context.state.agenda[0]?.at ?? context.now],
  }));
  return world.changeClock({ kind: 'advance', ms: (at ?? 0) - (now ?? 0) });
};

/** Moves the clock and resolves with its time in epoch milliseconds. Throws `RangeError` past the end of the market. */
export const moveClock = (world: World, command: ClockCommand): Promise<number> => {
  switch (command.command) {
    case 'freeze':
      return world.changeClock({ kind: 'freeze' });
    case 'run':
      return world.changeClock({ kind: 'run', speed: command.speed });
    case 'advance':
      return world.changeClock({ kind: 'advance', ms: Math.round(command.seconds * 1000) });
    case 'next':
      return toNext(world);
    case 'seek':
      return seek(world, command);
  }
};
