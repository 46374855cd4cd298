/** The list of the market that a pair is on. Forex and metals have calls of their own, named `wh…` on the wire. */
export type Board = 'crypto' | 'forex';
