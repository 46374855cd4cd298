import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimal, fromTicks, isPositive, type Decimal } from '@/domain/money/decimal';
import {
  commandOf,
  isFull,
  problemOf,
  shareOf,
  type SavingsProduct,
} from '@/features/savings/model';
import { DEPOSITS } from '@mocks/catalogue/deposits';
import { openDeposit } from '@mocks/engine/deposits/apply';
import type { DepositProduct } from '@mocks/engine/deposits/product';
import { balanceOf, userAccount } from '@mocks/engine/ledger/ledger';
import { runs } from '@mocks/testing/runs';
import { person, refusalOf, smallWorld } from '@mocks/testing/small-world';

const OWNER = person(10_001);
const RUNS = 1000;
const NOW = Date.UTC(2026, 2, 2, 9);

const shownOf = ({ id, currency, ...product }: DepositProduct): SavingsProduct => ({
  id,
  currencyId: currency.id,
  currency: currency.name,
  range: { lowest: product.lowestRate, highest: product.highestRate },
  days: product.days,
  minimum: product.minimum,
  maximum: isPositive(product.maximum) ? product.maximum : undefined,
  payoutHour: product.payoutHour,
  redemption: product.redemption,
  placesLeft: product.places && product.places.all - product.places.takenByOthers,
});

/** The products that are listed. */
const product = fc.constantFrom(...DEPOSITS.filter(({ id }) => id < 900));
/** Around bounds and balance: in tenths of the minimum, one decimal too many now and then. */
const typed = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      tenths: fc.integer({ min: 1, max: 80 }),
      ticks: fc.integer({ min: 0, max: 99 }),
      isTooFine: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.constantFrom('25', '50', '75', '100') },
  { weight: 1, arbitrary: fc.constantFrom('x', '0', '-1', '1e2', '.', '99999999') },
);

/** Units of a currency's last decimal in a tenth of a product's minimum. */
const tenthOf = ({ minimum, currency }: DepositProduct): number =>
  Math.round((Number(minimum) * 10 ** currency.scale) / 10);

it('shows what is booked, and refuses what the server refuses', () => {
  const seen = new Map<string | undefined, number>();
  fc.assert(
    fc.property(product, fc.integer({ min: 0, max: 150 }), typed, (offer, tenths, amount) => {
      const { currency } = offer;
      const world = smallWorld([OWNER], NOW);
      const balance = decimal(fromTicks(tenths * tenthOf(offer) + 7, currency.scale));
      world.give(OWNER, 'coin', currency.name, balance);
      const shown = shownOf(offer);
      const funds = { id: currency.id, decimals: currency.scale, available: balance };
      const text =
        typeof amount === 'string'
          ? textOf(amount, (percent) => shareOf(shown, funds, percent))
          : fromTicks(
              amount.tenths * tenthOf(offer) + amount.ticks,
              currency.scale + (amount.isTooFine ? 1 : 0),
            );
      const command = commandOf(text, shown, funds, NOW);
      const problem = problemOf(text, shown, funds);
      const request = { productId: offer.id, amount: text };
      const refusal = refusalOf(() => world.apply(openDeposit(world.context, OWNER, request)));
      const [deposit] = Object.values(world.state.records.deposits);
      const left = balanceOf(
        world.state.ledger,
        userAccount(OWNER.id, 'live', 'coin', currency.name, 'available'),
      );
      // A full product is refused before the balance is looked at.
      const isRefusedAsFull = isFull(shown) && ![...BOUNDS, 'amount_wrong'].includes(problem ?? '');
      expect({ refusal, left, principal: deposit?.principal }).toEqual({
        refusal: isRefusedAsFull ? 'project_full' : problem,
        left: command?.balance.after ?? balance,
        principal: command?.plan.principal,
      });
      seen.set(refusal, (seen.get(refusal) ?? 0) + 1);
    }),
    runs(RUNS),
  );
  // Guards against a vacuous pass.
  expect(seen.get(undefined)).toBeGreaterThan(RUNS / 5);
  expect(seen.size).toBe(6);
});

const BOUNDS = ['quantity_below_minimum', 'order_above_maximum'] as const;

/** The text of the field: typed, or filled in by a chip. */
const textOf = (amount: string, shareFor: (percent: string) => Decimal): string =>
  /^(?:25|50|75|100)$/u.test(amount) ? shareFor(amount) : amount;
