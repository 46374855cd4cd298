import { spotResultOf, type SpotResult, type SpotSide, type SpotTerms } from '@/domain/spot/order';
import { negate, type Decimal } from '@/domain/money/decimal';
import type { Catalogue, SpotOffer, TradedPair } from '../context';
import { systemAccount, userAccount, type Bucket, type Mode, type Posting } from '../ledger/ledger';

/** A pair with spot trading. */
export type SpotPair = TradedPair & { readonly spot: SpotOffer };

/** The pair of a spot order. A pair without spot trading is a defect. */
export const spotPairOf = ({ pairs }: Pick<Catalogue, 'pairs'>, pairId: number): SpotPair => {
  const pair = pairs.find(({ id }) => id === pairId);
  if (pair?.spot === undefined) throw new RangeError(`no coin orders on pair ${pairId}`);
  return { ...pair, spot: pair.spot };
};

/** The terms of spot orders on a pair. */
export const spotTermsOf = ({ base, quote, spot }: SpotPair): SpotTerms => ({
  feeFraction: spot.feeFraction,
  baseScale: base.scale,
  quoteScale: quote.scale,
});

/** The currencies that each side pays and receives. */
export const currenciesOf = (side: SpotSide, { base, quote }: TradedPair) =>
  side === 'buy'
    ? { pays: quote.name, receives: base.name }
    : { pays: base.name, receives: quote.name };

/** A fill: the user, the paying bucket, the amounts and the price. */
export interface Trade {
  readonly owner: number;
  readonly mode: Mode;
  readonly side: SpotSide;
  readonly amount: Decimal;
  readonly price: Decimal;
}

/** Both legs of a fill in one journal, joined by the bridge account: each currency sums to zero on its own. */
export const tradePostings = (
  pair: SpotPair,
  { owner, mode, side, amount, price }: Trade,
  from: Bucket,
): { readonly result: SpotResult; readonly postings: readonly Posting[] } => {
  const result = spotResultOf(side, spotTermsOf(pair), price, amount);
  const { pays, receives } = currenciesOf(side, pair);
  return {
    result,
    postings: [
      { account: userAccount(owner, mode, 'coin', pays, from), delta: negate(result.pays) },
      { account: systemAccount(mode, 'bridge:fx', pays), delta: result.pays },
      { account: systemAccount(mode, 'bridge:fx', receives), delta: negate(result.receives) },
      { account: userAccount(owner, mode, 'coin', receives, 'available'), delta: result.receives },
      { account: systemAccount(mode, 'bridge:fx', receives), delta: negate(result.fee) },
      { account: systemAccount(mode, 'house:fee', receives), delta: result.fee },
    ],
  };
};
