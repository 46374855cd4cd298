/** `market_status` of a pair (api-spec/paths/market.yaml; specification, section 4, by position). */
export const MARKET_STATUS_CODES = { trading: 0, closing: 1, closed: 2 } as const;
