/** Which list of the market a pair is on; forex and metals have calls of their own. */
export type Board = 'crypto' | 'forex';
