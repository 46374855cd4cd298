import { describe, expect, it } from 'vitest';
import { addressSchema, cleanAddress, NO_ADDRESS } from './address-model';
import { cardSchema, emptyCard } from './card-model';
import {
  cardProblems,
  findMethod,
  foundIn,
  fullName,
  isLabelTaken,
  isSameName,
  lastDigits,
  type PayoutMethod,
} from './model';

const WALLET = {
  kind: 'wallet',
  id: 4,
  currencyId: 3,
  currency: 'USDT',
  network: 'TON',
  address: 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
  memo: '48213',
  label: 'Savings',
  addedAt: undefined,
} as const satisfies PayoutMethod;
const CARD = {
  kind: 'bank',
  id: 5,
  holder: 'Ada Berg',
  bank: 'Example Bank',
  number: 'DEMO-0001',
  iban: undefined,
  addedAt: undefined,
} as const satisfies PayoutMethod;
const METHODS = [CARD, WALLET];

describe('a destination', () => {
  it('is shortened to what is compared', () => {
    expect(lastDigits('4000123412345678')).toBe('5678');
  });

  it('is found by everything that makes it another one', () => {
    const { kind, currencyId, network, address, memo } = WALLET;
    const to = { kind, currencyId, network, address, memo };
    expect(findMethod(to, METHODS)?.id).toBe(4);
    expect(findMethod({ ...to, memo: '48214' }, METHODS)).toBeUndefined();
    expect(findMethod({ ...to, network: 'TRC20' }, METHODS)).toBeUndefined();
    expect(findMethod({ ...to, currencyId: 1 }, METHODS)).toBeUndefined();
    expect(findMethod({ kind: 'bank', number: 'DEMO-0001' }, METHODS)?.id).toBe(5);
    // A server without networks and memos returns none.
    const bare = { ...WALLET, network: undefined, memo: undefined };
    expect(findMethod({ ...to, memo: '' }, [bare])?.id).toBe(4);
  });

  it('may be missing in the list that is read after it was saved', () => {
    const to = { ...WALLET, memo: '48213' };
    expect(foundIn(to, METHODS)).toEqual({ id: 4, isUnlisted: false });
    expect(foundIn(to, [CARD])).toEqual({ id: undefined, isUnlisted: true });
  });

  it('has a label of its own', () => {
    expect(isLabelTaken(' savings ', METHODS)).toBe(true);
    expect(isLabelTaken('Savings 2', METHODS)).toBe(false);
    expect(isLabelTaken('', [{ ...WALLET, label: undefined }])).toBe(false);
  });
});

describe('a holder', () => {
  it.each([
    ['Ada Berg', 'BERG, Ada', true],
    ['Ada-Maria Berg', 'Ada Maria Berg', true],
    ['李明', '明李', true],
    ['Ada Berg', 'Ada Borg', false],
    ['Ada Berg', 'Ada Maria Berg', false],
  ])('%s, verified as %s: %s', (holder, certified, same) => {
    expect(isSameName(holder, certified)).toBe(same);
  });

  it.each([
    ['Ada Berg', '', false, false],
    // Another holder; an IBAN with a wrong check digit, and the same IBAN with the right one.
    ['Ada Borg', 'DE88370400440532013000', true, true],
    ['Ada Berg', 'DE89370400440532013000', false, false],
    ['', '', false, false],
  ])('%s with IBAN %s: other name %s, wrong IBAN %s', (holder, iban, otherName, wrongIban) => {
    expect(cardProblems({ holder, iban }, 'Ada Berg')).toEqual({ otherName, wrongIban });
    expect(cardProblems({ holder, iban }, '')).toEqual({ otherName: false, wrongIban });
  });

  it('is prefilled in the order of the script', () => {
    expect(fullName('Ada', 'Berg')).toBe('Ada Berg');
    expect(fullName('明', '李')).toBe('李明');
    expect(fullName('Ada', '')).toBe('Ada');
  });
});

/** The issues of an address on TRC20 with these changes. */
const check = (changes: object): readonly string[] => {
  const values = { ...NO_ADDRESS, currency: '3', network: 'TRC20', ...changes };
  const { error } = addressSchema(METHODS).safeParse(values);
  return error?.issues.map(({ message }) => message) ?? [];
};

describe('the form of an address', () => {
  it('removes what copies and codes bring', () => {
    expect(cleanAddress(' TR7N Hqje\nKQxG ')).toBe('TR7NHqjeKQxG');
    expect(cleanAddress('bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=0.1')).toBe(
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    );
    expect(cleanAddress('ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1')).toBe(
      '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    );
    // A raw address of TON is no scheme.
    expect(cleanAddress(`0:${'ab'.repeat(32)}`)).toBe(`0:${'ab'.repeat(32)}`);
  });

  it('refuses what the server would, and nothing for its form', () => {
    // 16 characters are enough, 15 and 129 are not; a wrong form is only warned about.
    expect(check({ address: 'TDEMO-NOT-PAYABL' })).toEqual([]);
    expect(check({ address: 'TDEMO-NOT-PAYAB' })).toEqual(['addressInvalid']);
    expect(check({ address: 'T'.repeat(129) })).toEqual(['addressInvalid']);
    expect(check({ address: 'TDEMO.NOT.PAYABLE' })).toEqual(['addressInvalid']);
    expect(check({ address: '', currency: '', network: '' })).toEqual([
      'currencyRequired',
      'networkRequired',
      'addressRequired',
      'addressInvalid',
    ]);
    expect(check({ address: 'TDEMO-NOT-PAYABLE', label: 'SAVINGS' })).toEqual(['labelTaken']);
  });
});

describe('the form of a card', () => {
  const full = {
    ...emptyCard('Ada Berg'),
    bank: ' Example Bank ',
    number: '4000 1234 １２３๔ 5678',
  };

  it('removes spaces and reads digits of other scripts', () => {
    const typed = { ...full, swift: 'cobade ff', iban: 'de89 3704 0044 0532 0130 00' };
    expect(cardSchema.parse(typed)).toEqual({
      holder: 'Ada Berg',
      bank: 'Example Bank',
      number: '4000123412345678',
      branch: '',
      place: '',
      swift: 'COBADEFF',
      iban: 'DE89370400440532013000',
    });
  });

  it.each([
    [{ number: '123' }, 'numberInvalid'],
    [{ number: '1'.repeat(41) }, 'numberInvalid'],
    [{ bank: ' ' }, 'bankRequired'],
    [{ holder: '' }, 'holderRequired'],
    [{ swift: 'AB' }, 'swiftInvalid'],
    [{ iban: 'DE8937040044' }, 'ibanInvalid'],
  ])('with %j: %s', (changes, issue) => {
    const { error } = cardSchema.safeParse({ ...full, ...changes });
    expect(error?.issues[0]?.message).toBe(issue);
  });

  it('takes an IBAN with wrong check digits, which the screen warns about', () => {
    expect(cardSchema.safeParse({ ...full, iban: 'DE88370400440532013000' }).success).toBe(true);
  });
});
