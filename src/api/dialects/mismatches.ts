/** A place where a reply is not of the contract's shape. */
export interface Mismatch {
  readonly path: readonly PropertyKey[];
  /** What the schema wants there (`string`, `number`, `array`, `object`), where it says. */
  readonly expected: string | undefined;
  /** Zod's name for what is wrong. */
  readonly kind: string | undefined;
}

/** The part of a zod issue that is read here; zod's own type is larger. */
interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly expected?: string | undefined;
  readonly errors?: readonly (readonly Issue[])[] | undefined;
}

const ENVELOPE_KEYS: readonly PropertyKey[] = ['type', 'code'];

const isOtherEnvelope = (issues: readonly Issue[]): boolean =>
  issues.some(({ path }) => path.length === 1 && ENVELOPE_KEYS.includes(path[0] ?? ''));

/** Of a union's branches: the envelope that the reply is; of other unions, the branch that fits best. */
const branchOf = (branches: readonly (readonly Issue[])[]): readonly Issue[] =>
  branches.find((issues) => !isOtherEnvelope(issues)) ??
  branches.toSorted((a, b) => a.length - b.length)[0] ??
  [];

const isUnionOfValues = (branches: readonly (readonly Issue[])[]): boolean =>
  branches.every((issues) => issues.every(({ path }) => path.length === 0));

/** Every mismatch behind a schema's issues, unions looked into. */
export const mismatchesOf = (
  issues: readonly Issue[],
  base: readonly PropertyKey[] = [],
): readonly Mismatch[] =>
  issues.flatMap((issue) => {
    const path = [...base, ...issue.path];
    if (issue.code !== 'invalid_union' || issue.errors === undefined)
      return [{ path, expected: issue.expected, kind: issue.code }];
    // `1 | 2 | null`: the value itself is wrong, whichever of them was meant.
    if (isUnionOfValues(issue.errors))
      return [{ path, expected: issue.errors[0]?.[0]?.expected, kind: issue.errors[0]?.[0]?.code }];
    return mismatchesOf(branchOf(issue.errors), path);
  });
