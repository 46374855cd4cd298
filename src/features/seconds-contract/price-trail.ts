/** A price at a moment: epoch milliseconds of the server's clock, and decimal text. */
export interface PriceSample {
  readonly at: number;
  readonly price: string;
}

/** The recent prices of a pair, oldest first. */
export type PriceTrail = readonly PriceSample[];

/** Maximum samples of a pair: 20 minutes of one a second. Longer trails are thinned out. */
const MOST = 1200;
/** A larger backward jump means that the server's clock was set; a smaller one is a slow reply. */
const SET_BACK_MS = 60_000;

/** The trail with one more sample. Past `most` samples, every other one is dropped, so that its span stays. */
export const withSample = (trail: PriceTrail, sample: PriceSample, most = MOST): PriceTrail => {
  const last = trail.at(-1);
  if (last === undefined || sample.at < last.at - SET_BACK_MS) return [sample];
  if (sample.at <= last.at) return trail;
  const kept = trail.length < most ? trail : trail.filter((_, index) => index % 2 === 0);
  return [...kept, sample];
};

/** Recent prices by symbol, in memory. Not rendered by themselves: the chart that reads them ticks. */
export interface PriceTrails {
  readonly record: (symbol: string, sample: PriceSample) => void;
  readonly read: (symbol: string) => PriceTrail;
}

const NONE: PriceTrail = [];

/** Creates empty trails. */
export const createPriceTrails = (): PriceTrails => {
  const trails = new Map<string, PriceTrail>();
  const read = (symbol: string): PriceTrail => trails.get(symbol) ?? NONE;
  return {
    read,
    record: (symbol, sample) => void trails.set(symbol, withSample(read(symbol), sample)),
  };
};

/** The app's trails. Prices are public, so they outlive the session. */
export const priceTrails = createPriceTrails();

/** The prices of a receipt as a trail: one for each second from the entry on. `entryAt` in epoch milliseconds. */
export const trailOf = (ticks: readonly string[], entryAt: number): PriceTrail =>
  ticks.map((price, second) => ({ at: entryAt + second * 1000, price }));
