import { describe, expect, it } from 'vitest';
import { linkedKind, recordKindAt, recordPath } from './record-path';

describe('the address of a record', () => {
  it.each([
    ['withdrawal', 12, '/pages/assets/withdrawOrder?id=12'],
    ['position', 7, '/pages/contract/orderRecond?market=crypto&id=7'],
    ['forex_position', 7, '/pages/contract/orderRecond?market=forex&id=7'],
    ['certification', 1, '/pages/user/primaryAuth'],
    ['certification', 2, '/pages/user/seniorAuth'],
    ['security', undefined, '/pages/user/set'],
    ['payout_method', 3, '/pages/bankcard/index'],
    ['loan', undefined, undefined],
  ] as const)('of %s %s is %s', (kind, id, path) => {
    expect(recordPath(kind, id)).toBe(path);
  });

  it.each(['', 'order', 'constructor', '__proto__'])('is unknown for the kind %j', (kind) => {
    expect(linkedKind(kind)).toBeUndefined();
  });
});

describe('the kind of the records at an address', () => {
  it.each([
    ['/pages/assets/topupOrder', null, 'topup'],
    ['/pages/contract/orderRecond', null, 'position'],
    ['/pages/contract/orderRecond', 'forex', 'forex_position'],
    ['/pages/assets/records', null, undefined],
    ['/pages/user/set', null, undefined],
  ] as const)('%s, market %s: %s', (path, market, kind) => {
    expect(recordKindAt(path, market)).toBe(kind);
  });
});
