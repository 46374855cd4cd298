export interface LockedPackage {
  readonly version?: string | undefined;
  readonly resolved?: string | undefined;
  readonly optionalDependencies?: Readonly<Record<string, string>> | undefined;
}
export function findMissing(
  packages: Readonly<Record<string, LockedPackage>>,
): { readonly path: string; readonly name: string; readonly version: string }[];
