/** A record as far as its changes are concerned. */
export interface TrackedRecord {
  readonly id: number;
  readonly status: string;
}

/** A record whose status differs from the one it was last seen with. */
export interface StatusChange<T extends TrackedRecord> {
  readonly record: T;
  readonly before: T['status'];
}

/** How a list of records differs from what was seen of it before. */
export interface RecordChanges<T extends TrackedRecord> {
  /** Never seen before. */
  readonly appeared: readonly T[];
  readonly changed: readonly StatusChange<T>[];
  /** Ids that were in the list the last time and no longer are. */
  readonly gone: readonly number[];
}

/** What is remembered of a list: the status of every record ever seen, and which ones were in it the last time. */
export interface SeenRecords<Status extends string = string> {
  readonly statuses: ReadonlyMap<number, Status>;
  readonly listed: ReadonlySet<number>;
}

/** The memory of a list that was never seen. */
export const nothingSeen = <Status extends string>(): SeenRecords<Status> => ({
  statuses: new Map(),
  listed: new Set(),
});

/** The memory after `records` were seen too. */
export const rememberRecords = <Status extends string>(
  seen: SeenRecords<Status>,
  records: readonly { readonly id: number; readonly status: Status }[],
): SeenRecords<Status> => ({
  statuses: new Map([...seen.statuses, ...records.map(({ id, status }) => [id, status] as const)]),
  listed: new Set(records.map(({ id }) => id)),
});

/** How `records` differ from what was `seen`. */
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
