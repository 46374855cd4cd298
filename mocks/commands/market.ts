import * as zod from 'zod/mini';
import { secondOf } from '../engine/context';
import { LONGEST_INTERVENTION, type Intervention } from '../engine/market';
import { Refusal } from '../engine/refusal';
import type { World } from '../world';

const MOST_PERCENT = 20;

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

/** Adds an intervention and returns it. Throws `RefusedPicture` for an unknown pair. */
export const addIntervention = (
  world: World,
  { symbol, kind, seconds, percent = 0 }: MarketCommand,
): Promise<Intervention> =>
  world.run(({ market, catalogue, now }) => {
    if (!catalogue.pairs.some((pair) => pair.market.symbol === symbol))
      throw new Refusal('pair_not_found');
    const second = secondOf(now);
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
