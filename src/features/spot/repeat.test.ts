import { expect, it } from 'vitest';
import {
  spotTicket as ticket,
  spotTotal as total,
  SPOT_BASIS,
} from '../../../tests/support/spot-ticket';
import { termsToRepeat, withTerms } from './repeat';
import { EMPTY_TICKET, parseTicket, previewOf, type Ticket } from './ticket';

const termsOf = (ordered: Ticket): Ticket => {
  const preview = previewOf(ordered, SPOT_BASIS);
  if (preview === undefined) throw new Error('no such order');
  return termsToRepeat({ ...ordered, typed: ordered, preview });
};

it.each([
  ['a market order in coins', ticket({ side: 'sell' })],
  ['a market order by its total', total('500')],
  ['a limit order', ticket({ mode: 'limit', limit: '60000' })],
])('fills in the same again: %s', (_name, ordered) => {
  expect(withTerms(EMPTY_TICKET, termsOf(ordered))).toEqual(ordered);
});

it('keeps the limit of the ticket for a market order', () => {
  expect(withTerms(ticket({ limit: '60000' }), termsOf(ticket())).limit).toBe('60000');
});

it('is readable from storage', () => {
  const terms = termsOf(total('500'));
  expect(parseTicket(JSON.parse(JSON.stringify(terms)))).toEqual(terms);
});
