/** The currency of margin, fees, profit and loss on a server that does not name it. The family's rates are in it. */
export const MARGIN_CURRENCY = 'USDT';
