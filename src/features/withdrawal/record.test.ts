import { describe, expect, it } from 'vitest';
import type { WithdrawalRow } from '@/api/rows';
import { sentOperation, SENT_AT } from '../../../tests/support/pending/sent-operation';
import { EMPTY_DRAFT, parseDraft, repeat } from './draft';
import { formStateOf, refusedBefore, wasPaidTo } from './form';
import { toDestination, toTerms } from './model';
import { findCancelled, findSubmitted } from './outcome';
import { passes, recordSteps, toRecord } from './record';
import { maskedNumber } from './texts';

const ADDRESS = 'TDEMO-NOT-PAYABLE-0001';
const row = (changes: Partial<WithdrawalRow> = {}): WithdrawalRow => ({
  id: 51,
  number: '100.00',
  name: 'USDT',
  currency_id: 3,
  status: 0,
  address: ADDRESS,
  type: 0,
  sub_type: 'TRC20',
  rate: '1',
  real_number: '99.00',
  create_time: '2026-03-02 09:00:00',
  created_time: SENT_AT,
  expected_time: SENT_AT + 1800,
  ...changes,
});

const WALLET = toDestination({
  kind: 'wallet',
  id: 7,
  currency: 3,
  address: ADDRESS,
  sub_type: 'TRC20',
});
const CARD = toDestination({ kind: 'bank', id: 8, real_name: 'Ada', bank_account: 'DEMO-0001' });
const TERMS = toTerms(
  {
    name: 'USDT',
    rate: '1',
    min_number: '10',
    max_number: '20000',
    change_balance: '2480.55',
    networks: [{ name: 'TRC20' }, { name: 'TON', rate: '0.5', minutes: 20 }],
    bank: { rate: '2', pay_currency: 'EUR', exchange_rate: '0.92', min_number: '50' },
  },
  3,
);

describe('a record', () => {
  it('that its owner took back is cancelled, though failed on the wire', () => {
    const history = [
      { status: 0, time: 1 },
      { status: 3, time: 2 },
    ] as const;
    const record = toRecord(row({ status: 3, cancelled: 1, history: [...history] }));
    expect(record.status).toBe('cancelled');
    expect(record.expectedAt).toBeUndefined();
    expect(recordSteps(record).map(({ status, state }) => `${status} ${state}`)).toEqual([
      'review1 done',
      'cancelled failed',
    ]);
    expect(passes('cancelled', record)).toBe(true);
    expect(passes('failed', record)).toBe(false);
    expect(toRecord(row({ status: 3 })).status).toBe('failed');
  });

  it('without a history has its present step and those ahead', () => {
    const record = toRecord(row());
    expect(recordSteps(record).map(({ status, state }) => `${status} ${state}`)).toEqual([
      'review1 current',
      'review2 ahead',
      'success ahead',
    ]);
    expect(passes('review', record)).toBe(true);
    expect(passes('success', record)).toBe(false);
  });

  it('to a card says who is paid, by which bank, and what it receives there', () => {
    const toCard = { type: 1, address: 'DEMO-NOT-PAYABLE-0001', real_number: '98.00' };
    const paid = { pay_currency: 'EUR', exchange_rate: '0.92', pay_number: '90.16' };
    const whole = row({ ...toCard, ...paid, account_name: 'Ada Berg', bank_name: 'Example Bank' });
    expect(toRecord(whole)).toMatchObject({
      payee: 'Ada Berg',
      bank: 'Example Bank',
      pays: { currency: 'EUR', amount: '90.16', rate: '0.92' },
    });
    expect(maskedNumber('DEMO-NOT-PAYABLE-0001')).toBe('•••• 0001');
    // A server that masks it itself, and a number of four digits.
    expect(maskedNumber('**** 4321')).toBe('•••• 4321');
    expect(maskedNumber('4321')).toBe('4321');
  });

  it('of a server that says nothing of the bank has none of it, and no 0', () => {
    const bare = toRecord(row({ type: 1, account_name: null, bank_name: ' ' }));
    expect(bare).toMatchObject({ payee: undefined, bank: undefined, pays: undefined });
    expect(toRecord(row({ pay_currency: 'EUR', exchange_rate: '0.92' })).pays).toBeUndefined();
    const noRate = toRecord(row({ pay_currency: 'EUR', pay_number: '90.16' }));
    expect(noRate.pays).toMatchObject({ amount: '90.16', rate: undefined });
  });

  it('fills the form again, without a destination that is no longer saved', () => {
    expect(repeat(toRecord(row()), [WALLET, CARD])).toEqual({
      kind: 'wallet',
      currencyId: 3,
      destinationId: 7,
      amount: '100',
    });
    const toCard = { type: 1, cash_id: 8, address: 'DEMO-0001' };
    expect(repeat(toRecord(row(toCard)), [WALLET])).toMatchObject({
      kind: 'bank',
      destinationId: -1,
    });
    // A server that does not name the card has its number.
    const byNumber = toRecord(row({ type: 1, address: 'DEMO-0001' }));
    expect(repeat(byNumber, [WALLET, CARD])).toMatchObject({ destinationId: 8 });
  });

  it('shows that a destination is known only if it was paid there, on its network', () => {
    const paid = toRecord(row({ status: 2 }));
    expect(wasPaidTo([paid], WALLET)).toBe(true);
    expect(wasPaidTo([toRecord(row({ status: 3 }))], WALLET)).toBe(false);
    expect(wasPaidTo([toRecord(row({ status: 2, sub_type: 'ERC20' }))], WALLET)).toBe(false);
    expect(wasPaidTo([paid], CARD)).toBe(false);
  });
});

describe('a destination that was refused', () => {
  const refused = toRecord(
    row({ status: 3, notes: 'The network refused the address.', destination_refused: 1 }),
  );
  const paid = toRecord(row({ status: 2 }));
  const cancelled = toRecord(row({ status: 3, cancelled: 1 }));
  it.each([
    ['was refused there', [refused], refused],
    ['was refused there, and cancelled since', [cancelled, refused], refused],
    ['was paid there since', [paid, refused], undefined],
    [
      'failed for another reason',
      [toRecord(row({ status: 3, destination_refused: 0 }))],
      undefined,
    ],
    ['was refused on another network', [{ ...refused, network: 'TON' }], undefined],
    ['was cancelled', [cancelled], undefined],
  ])('is said if the last withdrawal %s', (_name, records, found) => {
    expect(refusedBefore(records, WALLET)).toBe(found);
  });

  it('is said where the server does not say why one failed', () => {
    const failed = toRecord(row({ status: 3, notes: 'No such account' }));
    expect(refusedBefore([failed], WALLET)).toBe(failed);
  });
});

describe('the form', () => {
  it('comes to fee and what arrives by the terms of the destination', () => {
    const draft = { ...EMPTY_DRAFT, destinationId: 7, amount: '100' };
    expect(formStateOf(draft, TERMS, [WALLET, CARD]).preview).toEqual({
      amount: '100',
      fee: '1',
      arrives: '99',
      pays: undefined,
    });
    const byCard = { ...draft, kind: 'bank', destinationId: 8 } as const;
    // 100 less 2 at 0.92.
    expect(formStateOf(byCard, TERMS, [WALLET, CARD]).preview).toMatchObject({
      arrives: '98',
      pays: { currency: 'EUR', amount: '90.16' },
    });
    expect(formStateOf({ ...draft, amount: '9' }, TERMS, [WALLET]).preview).toBeUndefined();
  });

  it('takes the usual terms for a card where the server names neither networks nor banks', () => {
    const plain = { name: 'USDT', rate: '3', min_number: '10', change_balance: '2480.55' };
    const byCard = { ...EMPTY_DRAFT, kind: 'bank', destinationId: 8, amount: '100' } as const;
    const unknown = formStateOf(byCard, toTerms(plain, 3), [CARD]);
    expect(unknown.preview).toEqual({ amount: '100', fee: '3', arrives: '97', pays: undefined });
    expect(unknown.route?.pays).toBe('unknown');
    // With networks, the server would name the bank too if the currency were paid to cards.
    const named = toTerms({ ...plain, networks: [{ name: 'TRC20' }] }, 3);
    expect(formStateOf(byCard, named, [CARD]).route).toBeUndefined();
  });

  it('leaves out a destination of another kind, and a network that is not paid', () => {
    const draft = { ...EMPTY_DRAFT, destinationId: 8, amount: '100' };
    expect(formStateOf(draft, TERMS, [WALLET, CARD]).destination).toBeUndefined();
    const closed = { ...WALLET, network: 'ERC20' };
    const state = formStateOf({ ...draft, destinationId: 7 }, TERMS, [closed]);
    expect(state).toMatchObject({ destination: closed, route: undefined, preview: undefined });
  });

  it('has no draft with anything but its choices and the amount', () => {
    const draft = { kind: 'bank', destinationId: 8, amount: '5', pay_password: 'secret1' };
    expect(parseDraft(draft)).toEqual({
      kind: 'bank',
      currencyId: undefined,
      destinationId: 8,
      amount: '5',
    });
    expect(parseDraft({ kind: 'cheque', amount: '5' })).toBeUndefined();
  });
});

describe('a withdrawal whose reply was lost', () => {
  const sent = sentOperation({
    operationId: 'submitWithdrawal',
    body: {
      currency: 3,
      number: '100',
      amount: '99',
      rate: '1',
      address: ADDRESS,
      type: 0,
      sub_type: 'TRC20',
    },
  });
  const card = { ...sent, body: { ...sent.body, address: 'DEMO-0001', type: 1, cash_id: 8 } };
  /** As a build stored it that named the card in `type`. */
  const earlier = {
    ...sent,
    body: { currency: 3, number: '100', rate: '1', address: 'DEMO-0001', type: 8 },
  };
  const toCard = { address: 'DEMO-0001', type: 1, cash_id: 8 };
  const { cash_id: _unnamed, ...byNumber } = toCard;
  const { type: _kind, real_number: _net, ...SPARSE } = row();
  it.each([
    ['is done: a new one of its terms is listed', sent, [row()], 'done'],
    ['is done: it was decided already', sent, [row({ status: 3 })], 'done'],
    ['is not done: the only one is older', { ...sent, idsBefore: [51] }, [row()], 'not-done'],
    ['is not done: another amount', sent, [row({ number: '100.01' })], 'not-done'],
    ['is not done: another address', sent, [row({ address: 'other' })], 'not-done'],
    ['is not done: to a card', sent, [row({ type: 1 })], 'not-done'],
    ['to a card is done', card, [row(toCard)], 'done'],
    ['to a card is done: the card has no id', card, [row(byNumber)], 'done'],
    [
      'to a card is done: its record says no kind',
      card,
      [{ ...SPARSE, address: 'DEMO-0001' }],
      'done',
    ],
    [
      'to a card is done: the record has its id as the type',
      card,
      [row({ ...byNumber, type: 8 })],
      'done',
    ],
    ['to a card is not done: to another one', card, [row({ ...toCard, cash_id: 9 })], 'not-done'],
    ['to a card is done: its record is of kind 0', card, [row({ address: 'DEMO-0001' })], 'done'],
    ['to a card is not done: to an address', card, [row()], 'not-done'],
    ['of an earlier build to a card is done', earlier, [row(toCard)], 'done'],
    [
      'of an earlier build to a card is not done',
      earlier,
      [row({ ...toCard, cash_id: 9 })],
      'not-done',
    ],
    ['is done: the record has what is sent', sent, [{ ...SPARSE, number: '99.00' }], 'done'],
    ['is not done: the record has both, and others', sent, [row({ number: '99.00' })], 'not-done'],
    ['is not done: the record has another amount', sent, [{ ...SPARSE, number: '98' }], 'not-done'],
    ['is not known: alike, but of before', sent, [row({ created_time: SENT_AT - 1 })], 'unknown'],
  ] as const)('%s', (_name, operation, rows, state) => {
    expect(findSubmitted(operation, { rows, limit: 100 }).state).toBe(state);
  });

  it.each([
    ['is cancelled', [row({ status: 3, cancelled: 1 })], 'done'],
    ['still waits', [row()], 'not-done'],
    ['went on', [row({ status: 1 })], 'not-done'],
    ['is not listed', [], 'unknown'],
  ] as const)('and its cancellation: it %s', (_name, rows, state) => {
    const cancel = { ...sent, operationId: 'cancelWithdrawal', body: { id: 51 } };
    expect(findCancelled(cancel, { rows, limit: 100 }).state).toBe(state);
  });
});
