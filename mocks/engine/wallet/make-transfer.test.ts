import { beforeEach, describe, expect, it } from 'vitest';
import { person, refusalOf, smallWorld } from '../../testing/small-world';
import { balanceOf, userAccount, type Book } from '../ledger/ledger';
import { makeTransfer, type Transfer } from './make-transfer';
import { transfersOf } from './transfer-records';
import { BTC_ID, USDT_ID } from '../../catalogue/currencies';

const OWNER = person(10_001);
const WISH: Transfer = { currencyId: USDT_ID, amount: '30.25', from: 'coin', to: 'contract' };

let world: ReturnType<typeof smallWorld>;
beforeEach(() => {
  world = smallWorld([OWNER]);
  world.give(OWNER, 'coin', 'USDT', '100');
  world.give(OWNER, 'contract', 'USDT', '8');
});

const move = (changes: Partial<Transfer> = {}, user = OWNER) =>
  makeTransfer(world.context, user, { ...WISH, ...changes });

const held = (book: Book): string =>
  balanceOf(world.state.ledger, userAccount(OWNER.id, 'live', book, 'USDT', 'available'));

describe('a transfer', () => {
  it('debits one book and credits the other with the same amount', () => {
    expect(world.apply(move())).toBe('operation_success');
    // 100 - 30.25, 8 + 30.25
    expect([held('coin'), held('contract')]).toEqual(['69.75', '38.25']);
    world.apply(move({ from: 'contract', to: 'coin', amount: '38.25' }));
    // 69.75 + 38.25, 38.25 - 38.25
    expect([held('coin'), held('contract')]).toEqual(['108', '0']);
  });

  it('posts one journal each time, even for equal amounts', () => {
    world.apply(move());
    world.apply(move());
    // 100 - 2 x 30.25
    expect(held('coin')).toBe('39.5');
  });

  it.each([
    [{ amount: '100.01' }, 'wallet_insufficient'],
    [{ amount: '8.01', from: 'contract', to: 'coin' }, 'account_insufficient'],
    [{ amount: '0' }, 'amount_wrong'],
    [{ amount: '1.001' }, 'amount_wrong'],
    [{ amount: 'x' }, 'amount_wrong'],
    [{ to: 'coin' }, 'parameter_wrong'],
    [{ currencyId: 999 }, 'wallet_not_found'],
    [{ currencyId: BTC_ID, amount: '0.00000001' }, 'wallet_insufficient'],
  ] as const)('of %j is refused: %s', (changes, key) => {
    expect(refusalOf(() => move(changes))).toBe(key);
  });

  it('can move the whole balance', () => {
    world.apply(move({ amount: '100' }));
    expect(held('coin')).toBe('0');
  });

  it('is refused for a frozen user', () => {
    expect(refusalOf(() => move({}, person(OWNER.id, { standing: 'frozen' })))).toBe(
      'account_frozen',
    );
    expect(refusalOf(() => move({}, person(OWNER.id, { standing: 'locked' })))).toBe(
      'account_locked',
    );
  });

  it('cannot use money of the other account', () => {
    expect(refusalOf(() => move({}, person(OWNER.id, { mode: 'demo' })))).toBe(
      'wallet_insufficient',
    );
  });
});

const listed = (user = OWNER) =>
  transfersOf(world.state, user).map(({ from, amount, currency }) => [from, amount, currency]);

describe('the list of transfers', () => {
  it('has the newest first, each once, and nothing else that moved money', () => {
    world.apply(move());
    world.apply(move({ from: 'contract', to: 'coin', amount: '38.25' }));
    world.apply(move());
    expect(listed()).toEqual([
      ['coin', '30.25', 'USDT'],
      ['contract', '38.25', 'USDT'],
      ['coin', '30.25', 'USDT'],
    ]);
    const ids = transfersOf(world.state, OWNER).map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(3);
  });

  it('is that of the own account, in its mode', () => {
    world.apply(move());
    expect(listed(person(OWNER.id, { mode: 'demo' }))).toEqual([]);
    expect(listed(person(10_002))).toEqual([]);
  });
});
