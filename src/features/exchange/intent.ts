import type { ExchangePair, ExchangePreview, ExchangeRate } from './model';

/** An exchange as its sheet shows it. */
export interface ExchangeIntent {
  readonly pair: ExchangePair;
  readonly rate: ExchangeRate;
  readonly preview: ExchangePreview;
  /** The amount as typed. */
  readonly typed: string;
}
