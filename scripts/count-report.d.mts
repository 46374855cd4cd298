export interface Report {
  readonly kind: 'vitest' | 'playwright' | 'respect';
  readonly file: string;
}
export function countReport(report: Report): { readonly passed: number; readonly failed: number };
