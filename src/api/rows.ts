/* Rows of the wire, for the pure functions that turn them into what a feature shows. */
export type {
  CoinOrder as CoinOrderRow,
  LeverageAccount as LeverageAccountRow,
  LeverageOrder as LeverageOrderRow,
  LeverageTerms as LeverageTermsRow,
  Order as OrderRow,
  Pair as PairRow,
} from './generated/model';
