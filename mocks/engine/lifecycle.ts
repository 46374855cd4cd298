/** One step that a record can take. `guard` says in words what must hold; `journal` is the kind of its movement of money. */
export interface Transition<Status extends string, Event extends string> {
  readonly from: Status | 'none';
  readonly event: Event;
  readonly to: Status;
  readonly guard: string | null;
  readonly journal: string | null;
}

/** All steps of one kind of record. What is not listed cannot happen; a status without a way out is final. */
export type Lifecycle<Status extends string, Event extends string> = readonly Transition<
  Status,
  Event
>[];

/** The rows of a table that lead on from a status by an event. */
type Step<Table extends Lifecycle<string, string>, From, Event> = Extract<
  Table[number],
  { readonly from: From; readonly event: Event }
>;

/** The status after `event`. Throws `RangeError` for a step that is not listed: a defect of the engine. */
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
