import { expect, it } from 'vitest';
import { reasonsAgainst } from '@/domain/eligibility/eligibility';
import { choose, EMPTY_DRAFT, enter, parseDraft, typedDestination } from './draft';
import { formStateOf } from './form';
import { isMemoUnsure, toDestination, toTerms } from './model';
import { listsAddresses, standingOf } from './standing';

const ROW = { name: 'USDT', rate: '2.00', min_number: '10.00', change_balance: '100.00' };
const TERMS = toTerms(ROW, 3);
const CARD = toDestination({ kind: 'bank', id: 5, real_name: 'Ada', bank_account: 'DEMO-0001' });
const TYPED = { currencyId: 3, network: 'TRC20', address: 'TDEMO-NOT-PAYABLE-9', memo: undefined };

const codesOf = (parts: Partial<Parameters<typeof standingOf>[0]>) =>
  reasonsAgainst(
    'withdraw',
    standingOf({ facts: {}, destinations: [], records: [], terms: TERMS, ...parts }),
  ).map(({ code }) => code);

it('says what stands against a withdrawal although the server refuses its terms', () => {
  const facts = { verification: 'none', hasTradePassword: false } as const;
  expect(codesOf({ facts, terms: undefined })).toEqual(['unverified', 'noTradePassword']);
  const parts = { facts, destinations: undefined, records: undefined, terms: undefined };
  expect(codesOf(parts)).toEqual(['unverified', 'noTradePassword']);
});

it('asks for a saved destination only where addresses are listed', () => {
  expect(codesOf({})).toEqual([]);
  expect(codesOf({ terms: toTerms({ ...ROW, networks: [{ name: 'TRC20' }] }, 3) })).toEqual([
    'nothingBound',
  ]);
  expect(listsAddresses([CARD], TERMS)).toBe(false);
  const saved = toDestination({ kind: 'wallet', id: 4, currency: 3, address: TYPED.address });
  expect(listsAddresses([CARD, saved], TERMS)).toBe(true);
});

it('is not sure of a memo where the server tells nothing of networks', () => {
  const to = { ...TYPED, kind: 'wallet', id: 1, label: undefined } as const;
  expect(isMemoUnsure(TERMS, { ...to, memo: '48213' })).toBe(true);
  expect(isMemoUnsure(TERMS, to)).toBe(false);
  const networks = toTerms({ ...ROW, networks: [{ name: 'TRC20' }] }, 3);
  expect(isMemoUnsure(networks, { ...to, memo: '48213' })).toBe(false);
});

it('withdraws to an address that was entered and is not saved', () => {
  const draft = enter({ ...EMPTY_DRAFT, kind: 'bank', amount: '60' }, TYPED);
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  const all = [CARD, ...typedDestination(draft)];
  const { destination, preview } = formStateOf(draft, TERMS, all);
  expect(destination).toMatchObject({ kind: 'wallet', address: TYPED.address, network: 'TRC20' });
  // 60.00 less the fee of 2.00.
  expect(preview).toMatchObject({ amount: '60', arrives: '58' });
  // It stays while a card is chosen, and is for its currency alone.
  expect(typedDestination(choose(draft, CARD))).toHaveLength(1);
  expect(
    formStateOf({ ...draft, currencyId: 1 }, toTerms(ROW, 1), all).destination,
  ).toBeUndefined();
});
