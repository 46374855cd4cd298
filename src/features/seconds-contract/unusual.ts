import { decimal, negate } from '@/domain/money/decimal';
import { unusualReason, type UnusualReason } from '@/domain/orders/unusual-order';
import type { Order } from './order';
import type { OrderIntent } from './ticket';

/** Why an order is asked even of those who place theirs at one tap; compared with the recent ones in its currency. */
export const unusualOrder = (
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
