import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as zod from 'zod/mini';
import type { ControlCommand } from '@mocks/control';
import { Button, ChipGroup, DetailList } from '@/ui';
import { command, usePresenter } from './command';
import { PRESENTER_TEXTS } from './texts';

type Fault = Extract<ControlCommand, { command: 'fault' }>;

const EFFECTS = {
  slow: { label: 'Slow, 2 s', effect: { kind: 'latency', ms: 2000 } },
  offline: { label: 'Cut off', effect: { kind: 'network-error' } },
  missing: { label: '404', effect: { kind: 'http', status: 404 } },
  failed: { label: '502', effect: { kind: 'http', status: 502 } },
  page: { label: 'Web page', effect: { kind: 'html' } },
  lost: { label: 'Session lost', effect: { kind: 'session-lost' } },
} as const satisfies Readonly<Record<string, { label: string; effect: Fault['effect'] }>>;
type Effect = keyof typeof EFFECTS;

const OPTIONS = Object.entries(EFFECTS).map(([value, { label }]) => ({ value, label }));
const STAGES = [
  { value: 'beforeCommit', label: 'Before', detail: 'nothing has happened' },
  { value: 'afterCommit', label: 'After', detail: 'only the reply is lost' },
] as const;
/** How many calls it happens to. */
const TIMES: Readonly<Record<string, number>> = {
  'Next call': 1,
  'Next 5': 5,
  'Until cleared': 10_000,
};
const TIME_OPTIONS = Object.keys(TIMES).map((value) => ({ value, label: value }));

const calls = zod.array(
  zod.object({
    operation: zod.string(),
    ms: zod.number(),
    status: zod.number(),
    reply: zod.string(),
  }),
);

const isEffect = (value: string): value is Effect => Object.hasOwn(EFFECTS, value);

/** What goes wrong on the way to the exchange, and the calls that were made. */
export const NetworkSection = () => {
  const { run } = usePresenter();
  const [effect, setEffect] = useState<Effect>('slow');
  const [stage, setStage] = useState<Fault['stage']>('beforeCommit');
  const [times, setTimes] = useState('Next call');
  const { data = [] } = useQuery({
    queryKey: ['presenter', 'calls'],
    queryFn: async () => calls.parse(await command({ command: 'calls' })),
    refetchInterval: 2000,
  });
  const fault: Fault = {
    command: 'fault',
    operation: '*',
    stage,
    effect: EFFECTS[effect].effect,
    times: TIMES[times] ?? 1,
  };
  return (
    <div className="space-y-4">
      <ChipGroup
        label="What goes wrong"
        options={OPTIONS}
        value={effect}
        onChange={(value) => {
          if (isEffect(value)) setEffect(value);
        }}
        columns={3}
      />
      <ChipGroup label="When" options={STAGES} value={stage} onChange={setStage} columns={2} />
      <ChipGroup
        label="How often"
        options={TIME_OPTIONS}
        value={times}
        onChange={setTimes}
        columns={3}
      />
      <div className="grid grid-cols-2 gap-3">
        <Button
          tone="secondary"
          onClick={() =>
            void run(() => command({ command: 'clear-faults' }), 'Nothing goes wrong now')
          }
        >
          {PRESENTER_TEXTS.clear}
        </Button>
        <Button onClick={() => void run(() => command(fault), 'From the next call on')}>
          {PRESENTER_TEXTS.letItHappen}
        </Button>
      </div>
      <DetailList
        items={data.slice(0, 12).map(({ operation, ms, status, reply }) => ({
          label: `${operation}, ${Math.round(ms)} ms`,
          value: `${status} ${reply.slice(0, 60)}`,
        }))}
      />
    </div>
  );
};
