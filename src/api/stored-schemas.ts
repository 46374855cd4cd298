import * as zod from 'zod/mini';
import { decimal, parseDecimal } from '@/domain/money/decimal';

/** A decimal in what the device kept. */
export const storedDecimal = zod.pipe(
  zod.string().check(zod.refine((text) => parseDecimal(text) !== undefined)),
  zod.transform((text) => decimal(text)),
);

/** The id of what was sent, in what the device kept: as long as the contract has the header. */
export const storedClientId = zod.string().check(zod.minLength(8), zod.maxLength(64));
