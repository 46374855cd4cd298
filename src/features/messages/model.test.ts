import { describe, expect, it } from 'vitest';
import { isAbout, isToldElsewhere, MESSAGE_FILTERS, passes, pathOf, toMessage } from './model';

const ROW = {
  id: 71,
  title: 'Withdrawal failed',
  content: '99.00 USDT is back.',
  category: 'funds',
  mark: 1,
  important: 1,
  create_time: 1_772_442_000,
  reference: { kind: 'withdrawal', id: 12, account_mode: 'live' },
} as const;

const told = (changes: object, kinds: Parameters<typeof isToldElsewhere>[1] = []): boolean =>
  isToldElsewhere(toMessage({ ...ROW, ...changes }), kinds);

describe('a message', () => {
  it('leads to the record that it is about', () => {
    const message = toMessage(ROW);
    expect(pathOf(message)).toBe('/pages/assets/withdrawOrder?id=12');
    expect([isAbout(message, 'withdrawal', 12), isAbout(message, 'withdrawal', 13)]).toEqual([
      true,
      false,
    ]);
    expect(isAbout(message, 'loan', 12)).toBe(false);
  });

  it('of a server without our additions has what there is', () => {
    expect(toMessage({ id: 3, title: 'Hello', abstract: 'Short', category: 'promotion' })).toEqual({
      id: 3,
      title: 'Hello',
      text: 'Short',
      category: undefined,
      isUnread: false,
      isImportant: false,
      sentAt: undefined,
      reference: undefined,
    });
  });

  it('about a kind that only the server knows has no link', () => {
    expect(pathOf(toMessage({ ...ROW, reference: { kind: 'voucher', id: 2 } }))).toBeUndefined();
  });

  it('about an order is left to the notice of that order', () => {
    const order = { kind: 'spot_order', id: 2 } as const;
    expect(told({ category: 'trade', reference: order })).toBe(true);
    expect([told({}), told({}, ['topup']), told({}, ['withdrawal'])]).toEqual([false, false, true]);
  });
});

describe('a filter', () => {
  it.each(MESSAGE_FILTERS)('%s never hides a rejection, read or not', (filter) => {
    expect(passes(toMessage(ROW), filter)).toBe(true);
    expect(passes(toMessage({ ...ROW, mark: 0 }), filter)).toBe(true);
  });

  it('hides ordinary messages of other categories', () => {
    const shown = (changes: object): boolean => passes(toMessage({ ...ROW, ...changes }), 'trade');
    expect([shown({ important: 0 }), shown({ category: 'trade', important: 0 })]).toEqual([
      false,
      true,
    ]);
    expect(passes(toMessage({ ...ROW, category: 'promotion', important: 0 }), 'all')).toBe(true);
  });
});
