/** The price direction in which a side gains. */
export const TRENDS = { long: 'up', short: 'down', buy: 'up', sell: 'down' } as const;
