/** A currency of the catalogue. */
export interface Currency {
  readonly id: number;
  readonly name: string;
  /** Decimals of its smallest unit in the books. */
  readonly scale: number;
}
