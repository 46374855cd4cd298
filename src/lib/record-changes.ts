/** The parts of a record that are tracked. */
export interface TrackedRecord {
  readonly id: number;
  readonly status: string;
}

/** A record whose status has changed since it was last seen. */
export interface StatusChange<T extends TrackedRecord> {
  readonly record: T;
  readonly before: T['status'];
}

/** The differences between a list of records and what was seen of it before. */
export interface RecordChanges<T extends TrackedRecord> {
  /** Never seen before. */
  readonly appeared: readonly T[];
  readonly changed: readonly StatusChange<T>[];
  /** Ids that were in the previous list and are not in this one. */
  readonly gone: readonly number[];
}

/** The status of every record ever seen, and the ids of the previous list. */
export interface SeenRecords<Status extends string = string> {
  readonly statuses: ReadonlyMap<number, Status>;
  readonly listed: ReadonlySet<number>;
}

/** The initial value, before any list was seen. */
export const noRecordsSeen = <Status extends string>(): SeenRecords<Status> => ({
  statuses: new Map(),
  listed: new Set(),
});

/** Adds the list `records` to what was seen. */
export const rememberRecords = <Status extends string>(
  seen: SeenRecords<Status>,
  records: readonly { readonly id: number; readonly status: Status }[],
): SeenRecords<Status> => ({
  statuses: new Map([...seen.statuses, ...records.map(({ id, status }) => [id, status] as const)]),
  listed: new Set(records.map(({ id }) => id)),
});

/** Compares the list `records` with what was `seen`. */
export const diffRecords = <T extends TrackedRecord>(
  { statuses, listed }: SeenRecords<T['status']>,
  records: readonly T[],
): RecordChanges<T> => {
  const now = new Set(records.map(({ id }) => id));
  return {
    appeared: records.filter(({ id }) => !statuses.has(id)),
    changed: records.flatMap((record) => {
      const before = statuses.get(record.id);
      return before === undefined || before === record.status ? [] : [{ record, before }];
    }),
    gone: [...listed].filter((id) => !now.has(id)),
  };
};

/** True if anything differs. */
export const hasChanges = ({ appeared, changed, gone }: RecordChanges<TrackedRecord>): boolean =>
  appeared.length + changed.length + gone.length > 0;
