import type { Order } from '../order';
import type { PriceSource } from '../prices';

/** An order that runs or has just ended, as the event and its strip show it. */
export interface OrderEventProps {
  readonly order: Order;
  /** The other running orders and results. */
  readonly others: readonly Order[];
  readonly prices: PriceSource;
  readonly onReceipt: () => void;
  /** Repeats the settled order; `undefined` if that is not possible. */
  readonly onRepeat: (() => void) | undefined;
  /** Removes the result. */
  readonly onDismiss: () => void;
}
