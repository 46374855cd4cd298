import { decimal, negate } from '@/domain/money/decimal';
import { unusualReason, type UnusualReason } from '@/domain/orders/unusual-order';
import type { Order } from './order';
import type { OrderIntent } from './ticket';

/** Why an order needs a confirmation even with one-tap orders on. Compares it with recent orders in its currency. */
export const unusualOrderReason = (
  { preview, source }: OrderIntent,
  recent: readonly Order[],
): UnusualReason | undefined =>
  unusualReason(
    negate(preview.loss),
    source.available,
    recent
      .filter(({ currency }) => currency === source.currency)
      .map(({ stake }) => decimal(stake)),
  );
