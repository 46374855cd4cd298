/** A currency of the catalogue. */
export interface Currency {
  readonly id: number;
  readonly name: string;
  /** Decimal places of its smallest unit in the ledger. */
  readonly scale: number;
}
