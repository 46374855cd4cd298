import * as zod from 'zod/mini';
import { decimal, parseDecimal } from '@/domain/money/decimal';
import type { HandRules } from './hand';

/** A decimal in what the device kept. */
export const storedDecimal = zod.pipe(
  zod.string().check(zod.refine((text) => parseDecimal(text) !== undefined)),
  zod.transform((text) => decimal(text)),
);

/** The id of what was sent, in what the device kept: as long as the contract has the header. */
export const storedClientId = zod.string().check(zod.minLength(8), zod.maxLength(64));

const heldSchema = zod.object({ intent: zod.unknown(), known: zod.array(zod.int()) });

/** Reads what was kept of a hand: the intent by a schema of its own, with the ids that were known before it was sent. */
export const parseHeld =
  <I>(schema: zod.ZodMiniType<I>): HandRules<I>['parse'] =>
  (value) => {
    const held = heldSchema.safeParse(value);
    const intent = schema.safeParse(held.data?.intent);
    return held.success && intent.success
      ? { intent: intent.data, known: held.data.known }
      : undefined;
  };
