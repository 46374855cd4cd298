import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as zod from 'zod/mini';
import { Button, PickField } from '@/ui';
import { command, usePresenter } from './command';
import {
  CALL_EFFECTS,
  FREQUENCIES,
  ON_REQUEST,
  SOCKET_EFFECTS,
  STAGES,
  type CallEffect,
  type CallFault,
  type Frequency,
  type SocketEffect,
  type SocketFault,
} from './fault-choices';
import { TableChips } from './table-chips';
import { PRESENTER_TEXTS } from './texts';

type Operation = CallFault['operation'];
type EventName = SocketFault['event'];

const isText = (value: unknown): boolean => typeof value === 'string';
const contract = zod.object({
  operations: zod.array(
    zod.object({ id: zod.custom<Operation>(isText), method: zod.string(), path: zod.string() }),
  ),
  events: zod.array(zod.custom<EventName>(isText)),
});

/** The calls and events that a fault can target. */
const useContract = () =>
  useQuery({
    queryKey: ['presenter', 'contract'],
    queryFn: async () => contract.parse(await command({ command: 'contract' })),
    staleTime: Infinity,
  }).data ?? { operations: [], events: [] };

const Target = <Value extends string>({
  label,
  every,
  rows,
  value,
  onChange,
}: {
  readonly label: string;
  readonly every: Value;
  readonly rows: readonly { readonly value: Value; readonly detail?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) => (
  <PickField<Value>
    label={label}
    options={[
      { value: every, label: `Every ${label.toLowerCase()}`, search: 'every' },
      ...rows.map((row) => ({
        ...row,
        label: row.value,
        search: `${row.value} ${row.detail ?? ''}`,
      })),
    ]}
    value={value}
    onChange={onChange}
    searchLabel="Search"
    emptyText="There is none"
    closeLabel="Close"
  />
);

/** Chooses how often the fault occurs, and starts it. */
const Start = ({
  fault,
}: {
  readonly fault: Omit<CallFault, 'times'> | Omit<SocketFault, 'times'>;
}) => {
  const { run } = usePresenter();
  const [rhythm, setRhythm] = useState<Frequency>('once');
  const begin = () => command({ ...fault, ...FREQUENCIES[rhythm].rhythm });
  return (
    <>
      <TableChips
        label="How often"
        table={FREQUENCIES}
        value={rhythm}
        onChange={setRhythm}
        columns={4}
      />
      <Button block onClick={() => void run(begin, 'From the next one on')}>
        {PRESENTER_TEXTS.letItHappen}
      </Button>
    </>
  );
};

/** Adds a fault for one call or all calls. */
export const CallFaultForm = () => {
  const { operations } = useContract();
  const [operation, setOperation] = useState<Operation>('*');
  const [effect, setEffect] = useState<CallEffect>('slow');
  const [chosenStage, setStage] = useState<CallFault['stage']>('beforeCommit');
  const isOnRequest = ON_REQUEST.has(effect);
  const stage = isOnRequest ? 'beforeCommit' : chosenStage;
  const rows = operations.map(({ id, method, path }) => ({
    value: id,
    detail: `${method} ${path}`,
  }));
  return (
    <div className="space-y-4">
      <Target label="Call" every="*" rows={rows} value={operation} onChange={setOperation} />
      <TableChips
        label="What goes wrong"
        table={CALL_EFFECTS}
        value={effect}
        onChange={setEffect}
        columns={3}
      />
      {!isOnRequest && (
        <TableChips label="When" table={STAGES} value={stage} onChange={setStage} columns={2} />
      )}
      <Start fault={{ command: 'fault', operation, stage, effect: CALL_EFFECTS[effect].effect }} />
    </div>
  );
};

/** Adds a fault for one socket event or all of them. */
export const SocketFaultForm = () => {
  const { events } = useContract();
  const [event, setEvent] = useState<EventName>('*');
  const [effect, setEffect] = useState<SocketEffect>('drop');
  const rows = events.map((value) => ({ value }));
  return (
    <div className="space-y-4">
      <Target label="Event" every="*" rows={rows} value={event} onChange={setEvent} />
      <TableChips
        label="What goes wrong"
        table={SOCKET_EFFECTS}
        value={effect}
        onChange={setEffect}
        columns={3}
      />
      <Start
        fault={{ command: 'fault', event, stage: 'socket', effect: SOCKET_EFFECTS[effect].effect }}
      />
    </div>
  );
};
