export interface Report {
  readonly kind: 'vitest' | 'playwright' | 'respect';
  readonly file: string;
}
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly failing: readonly string[];
  readonly shaky: readonly string[];
}
export function countReport(report: Report): Count;
