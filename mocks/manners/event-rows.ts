import type { EventRow } from './manner';
import { asJsonText } from './write-values';

/** Both manners send these lists so. */
export const POSITIONS_AS_TEXT: EventRow = {
  fact: '15: the three lists of lever_trade are JSON in a text',
  event: 'lever_trade',
  write: (payload) => ({
    ...payload,
    trades_all: asJsonText(payload['trades_all']),
    trades_cur: asJsonText(payload['trades_cur']),
    trades_entrust: asJsonText(payload['trades_entrust']),
  }),
};
