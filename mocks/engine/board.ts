/** The market list that a pair belongs to. Forex and metals have API calls of their own. */
export type Board = 'crypto' | 'forex';
