import { formatCompact, formatPrice } from '@/domain/format/numbers';
import { toDrawing } from '@/domain/money/decimal';

const SHORT_FROM = 1000;

/** A market amount: small ones in full, with `decimals` or their own, large ones in short form. */
export const amountText = (amount: string, decimals?: number): string =>
  toDrawing(amount) < SHORT_FROM ? formatPrice(amount, decimals) : formatCompact(amount);
