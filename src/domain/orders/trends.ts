/** Which way the price must go for a side to gain. */
export const TRENDS = { long: 'up', short: 'down', buy: 'up', sell: 'down' } as const;
