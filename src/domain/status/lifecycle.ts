/** One step of a record. `guard` states the condition in words; `journal` is the kind of journal that it posts. */
export interface Transition<Status extends string, Event extends string> {
  readonly from: Status | 'none';
  readonly event: Event;
  readonly to: Status;
  readonly guard: string | null;
  readonly journal: string | null;
}

/** All steps of one kind of record. A step not listed is impossible; a status without steps is final. */
export type Lifecycle<Status extends string, Event extends string> = readonly Transition<
  Status,
  Event
>[];

/** The table rows that leave a status by an event. */
type Step<Table extends Lifecycle<string, string>, From, Event> = Extract<
  Table[number],
  { readonly from: From; readonly event: Event }
>;

/** The status after `event`. Throws `RangeError` for a step not in the table: a defect of the engine. */
export const transition = <
  Table extends Lifecycle<string, string>,
  From extends Table[number]['from'],
  Event extends Table[number]['event'],
>(
  table: Table,
  from: From,
  event: Event,
): Step<Table, From, Event>['to'] => {
  const step = table.find(
    (row): row is Step<Table, From, Event> => row.from === from && row.event === event,
  );
  if (step === undefined) throw new RangeError(`${event} is not possible from ${from}`);
  return step.to;
};
