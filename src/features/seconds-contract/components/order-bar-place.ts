/** Where a screen has the bar of a running order, and where its links lead. */
export interface OrderBarPlace {
  /** True on the screens with the dock; on others the bar is at the bottom edge. */
  readonly isAboveDock: boolean;
  /** The path of Trade with a pair. */
  readonly tradePath: (symbol: string) => string;
  /** The path of the orders. */
  readonly recordsPath: string;
}
