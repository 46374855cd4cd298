import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimal, fromTicks, type Decimal } from '@/domain/money/decimal';
import type { TransferAccount } from '@/domain/transfer/transfer';
import { EMPTY_DRAFT, readDraft, shareOf, type TransferCurrency } from '@/features/transfer/model';
import { CURRENCIES } from '@mocks/catalogue/currencies';
import { balanceOf, userAccount } from '@mocks/engine/ledger/ledger';
import { makeTransfer } from '@mocks/engine/wallet/make-transfer';
import { transfersOf } from '@mocks/engine/wallet/transfer-records';
import { runs } from '@mocks/testing/runs';
import { person, refusalOf, smallWorld } from '@mocks/testing/small-world';

const OWNER = person(10_001);
const RUNS = 1000;

/** USDT, with cents, and a coin with eight decimals. */
const currency = fc.constantFrom(...CURRENCIES.slice(0, 2));
/** Around the balances, so that about half of the amounts are too large; one decimal too many now and then. */
const ticks = fc.integer({ min: 0, max: 60_000 });
const balance = fc.integer({ min: 1, max: 50_000 });
const typed = fc.oneof(
  { weight: 6, arbitrary: fc.record({ ticks, isTooFine: fc.boolean() }) },
  { weight: 3, arbitrary: fc.constantFrom('25', '50', '75', '100') },
  { weight: 1, arbitrary: fc.constantFrom('x', '0', '-1', '1e2', '.') },
);

it('shows what is booked, and refuses what the server refuses', () => {
  const seen = new Map<string | undefined, number>();
  fc.assert(
    fc.property(
      currency,
      balance,
      balance,
      fc.constantFrom<TransferAccount>('coin', 'contract'),
      typed,
      ({ id, name, scale }, coin, contract, from, amount) => {
        const world = smallWorld([OWNER]);
        world.give(OWNER, 'coin', name, fromTicks(coin, scale));
        world.give(OWNER, 'contract', name, fromTicks(contract, scale));
        const shown: TransferCurrency = {
          id,
          currency: name,
          decimals: scale,
          available: {
            coin: decimal(fromTicks(coin, scale)),
            contract: decimal(fromTicks(contract, scale)),
          },
        };
        const text = textOf(amount, shown, from);
        const { command, problem } = readDraft({ ...EMPTY_DRAFT, from, amount: text }, shown);
        const to = from === 'coin' ? 'contract' : 'coin';
        const request = { currencyId: id, amount: text, from, to } as const;
        const refusal = refusalOf(() => world.apply(makeTransfer(world.context, OWNER, request)));
        const held = (book: TransferAccount): Decimal =>
          balanceOf(world.state.ledger, userAccount(OWNER.id, 'live', book, name, 'available'));
        const [listed] = transfersOf(world.state, OWNER);
        const booked = { refusal, coin: held('coin'), contract: held('contract'), ...listed };
        expect(booked).toMatchObject({
          refusal: problem,
          coin: command?.result.coin.after ?? shown.available.coin,
          contract: command?.result.contract.after ?? shown.available.contract,
          ...(command && { currency: name, amount: command.amount, from }),
        });
        seen.set(problem, (seen.get(problem) ?? 0) + 1);
      },
    ),
    runs(RUNS),
  );
  // Guards against a vacuous pass.
  expect(seen.get(undefined)).toBeGreaterThan(RUNS / 5);
  expect(seen.size).toBe(4);
});

/** The text of the field: typed, or filled in by a chip. */
const textOf = (
  amount: string | { readonly ticks: number; readonly isTooFine: boolean },
  shown: TransferCurrency,
  from: TransferAccount,
): string => {
  if (typeof amount !== 'string')
    return fromTicks(amount.ticks, shown.decimals + (amount.isTooFine ? 1 : 0));
  return /^(?:25|50|75|100)$/u.test(amount) ? shareOf(shown, from, amount) : amount;
};
