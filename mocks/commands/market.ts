import * as zod from 'zod/mini';
import { secondOf } from '../engine/context';
import { LONGEST_INTERVENTION, runningAt, type Intervention } from '../engine/market';
import { Refusal } from '../engine/refusal';
import type { World } from '../world';

const MOST_PERCENT = 20;
/** Every price of a pair is computed through all changes of it. */
const MOST_AT_ONCE = 20;
const MOST_IN_A_WORLD = 1000;

const checkRoom = (acts: readonly Intervention[], symbol: string, second: number): void => {
  if (runningAt(acts, symbol, second) >= MOST_AT_ONCE)
    throw new RangeError(`${symbol} has ${MOST_AT_ONCE} changes at once: wait until one has ended`);
  if (acts.length >= MOST_IN_A_WORLD)
    throw new RangeError(`this world has ${MOST_IN_A_WORLD} changes of prices: reset it`);
};

/**
 * Market interventions: move the public price of a pair, for every user alike, from the next second on. Every affected
 * receipt reports it. They exist only in the simulated market.
 */
export const MarketCommand = zod.discriminatedUnion('command', [
  zod.object({
    command: zod.literal('direct'),
    symbol: zod.string(),
    kind: zod.enum(['drift', 'spike', 'gap', 'flat', 'freeze']),
    seconds: zod.int().check(zod.gte(1), zod.lte(LONGEST_INTERVENTION)),
    /** Percent of the price; ignored for flat and freeze. */
    percent: zod.optional(zod.number().check(zod.gte(-MOST_PERCENT), zod.lte(MOST_PERCENT))),
  }),
]);
export type MarketCommand = zod.infer<typeof MarketCommand>;

/** Adds an intervention and returns it. Throws `Refusal` for an unknown pair, `RangeError` if there are too many already. */
export const addIntervention = (
  world: World,
  { symbol, kind, seconds, percent = 0 }: MarketCommand,
): Promise<Intervention> =>
  world.run(({ market, catalogue, now, state }) => {
    if (!catalogue.pairs.some((pair) => pair.market.symbol === symbol))
      throw new Refusal('pair_not_found');
    const second = secondOf(now);
    checkRoom(state.interventions, symbol, second);
    const holds = kind === 'flat' || kind === 'freeze';
    const intervention: Intervention = {
      symbol,
      kind,
      from: second + 1,
      seconds,
      ticks: holds ? 0 : Math.round((market.priceAt(symbol, second) * percent) / 100),
    };
    return { events: [{ kind: 'marketDirected', intervention }], reply: intervention };
  });
