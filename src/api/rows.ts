/* Row types of the API, for the pure functions that map them to a feature's models. */
export type {
  CoinOrder as CoinOrderRow,
  Deposit as DepositRow,
  FlashCurrencies as FlashCurrenciesRow,
  FlashExchange as FlashExchangeRow,
  LeverageAccount as LeverageAccountRow,
  LeverageOrder as LeverageOrderRow,
  LeverageTerms as LeverageTermsRow,
  Order as OrderRow,
  Pair as PairRow,
  PayoutMethod as PayoutMethodRow,
  TopUp as TopUpRow,
  TopUpChannel as TopUpChannelRow,
  Transfer as TransferRow,
  Withdrawal as WithdrawalRow,
  WithdrawalTerms as WithdrawalTermsRow,
} from './generated/model';
