/** A place where a reply does not match the contract. */
export interface Mismatch {
  readonly path: readonly PropertyKey[];
  /** The expected type (`string`, `number`, `array`, `object`), if the schema names one. */
  readonly expected: string | undefined;
  /** Zod's issue code. */
  readonly kind: string | undefined;
}

/** The fields of a zod issue used here; zod's own type is larger. */
interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly expected?: string | undefined;
  readonly errors?: readonly (readonly Issue[])[] | undefined;
}

const ENVELOPE_KEYS: readonly PropertyKey[] = ['type', 'code'];

const isOtherEnvelope = (issues: readonly Issue[]): boolean =>
  issues.some(({ path }) => path.length === 1 && ENVELOPE_KEYS.includes(path[0] ?? ''));

/** The branch of a union to report: the envelope that the reply has, or else the branch with the fewest issues. */
const branchOf = (branches: readonly (readonly Issue[])[]): readonly Issue[] =>
  branches.find((issues) => !isOtherEnvelope(issues)) ??
  branches.toSorted((a, b) => a.length - b.length)[0] ??
  [];

const isUnionOfValues = (branches: readonly (readonly Issue[])[]): boolean =>
  branches.every((issues) => issues.every(({ path }) => path.length === 0));

/** All mismatches behind a schema's issues, including those inside unions. */
export const mismatchesOf = (
  issues: readonly Issue[],
  base: readonly PropertyKey[] = [],
): readonly Mismatch[] =>
  issues.flatMap((issue) => {
    const path = [...base, ...issue.path];
    if (issue.code !== 'invalid_union' || issue.errors === undefined)
      return [{ path, expected: issue.expected, kind: issue.code }];
    // `1 | 2 | null`: the value itself is wrong, whichever branch was meant.
    if (isUnionOfValues(issue.errors))
      return [{ path, expected: issue.errors[0]?.[0]?.expected, kind: issue.errors[0]?.[0]?.code }];
    return mismatchesOf(branchOf(issue.errors), path);
  });
