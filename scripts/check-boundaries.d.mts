export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}
export function readImports(
  root: string,
): Promise<{ readonly files: string[]; readonly violations: Violation[] }>;
