import { describe, expect, it } from 'vitest';
import { person, refusalOf, smallWorld } from '../../testing/small-world';
import { quoteNow, requireQuote } from './quote';

const START = Date.UTC(2026, 2, 2, 9);
const PAIR = { givenId: 1, gotId: 2 };

describe('a quote', () => {
  const ada = person(1);
  const { context } = smallWorld([ada], START);
  const at = (ms: number) => ({ ...context, now: START + ms });
  const { id } = quoteNow(context, ada, PAIR);

  it('can be read again by its id while it is held', () => {
    expect(requireQuote(at(15_000), ada, PAIR, id)).toEqual(quoteNow(context, ada, PAIR));
    expect(refusalOf(() => requireQuote(at(15_001), ada, PAIR, id))).toBe('quote_expired');
  });

  it('is unknown before its own time, for example after restoring a checkpoint', () => {
    expect(refusalOf(() => requireQuote(at(-1000), ada, PAIR, id))).toBe('trade_record_not_found');
  });

  it('belongs to the user and account that requested it', () => {
    const demo = { ...ada, mode: 'demo' as const };
    for (const other of [person(2), demo])
      expect(refusalOf(() => requireQuote(context, other, PAIR, id))).toBe(
        'trade_record_not_found',
      );
  });
});
