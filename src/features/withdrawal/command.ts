import type { Preview } from './form';
import type { Destination, RouteTerms, Terms } from './model';
import type { WithdrawalRecord } from './record';

/** Withdraws money. All that its sheet shows. */
export interface WithdrawCommand {
  readonly kind: 'withdraw';
  readonly terms: Pick<Terms, 'currencyId' | 'currency' | 'scale'>;
  readonly route: RouteTerms;
  readonly destination: Destination;
  readonly preview: Preview;
  /** The key of the request that was refused until the user stepped up. */
  readonly idempotencyKey?: string | undefined;
}

/** Cancels a withdrawal under first review. */
export interface CancelCommand {
  readonly kind: 'cancel';
  readonly record: WithdrawalRecord;
}
