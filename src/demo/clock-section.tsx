import { useQuery } from '@tanstack/react-query';
import * as zod from 'zod/mini';
import type { ControlCommand } from '@mocks/control';
import { ChipButton, DetailList } from '@/ui';
import { command, usePresenter } from './command';

const schedule = zod.object({
  now: zod.number(),
  frozen: zod.boolean(),
  next: zod.array(zod.object({ at: zod.number(), topic: zod.string(), id: zod.number() })),
});

const STEPS: readonly { readonly label: string; readonly command: ControlCommand }[] = [
  { label: 'Freeze', command: { command: 'freeze' } },
  { label: 'Run', command: { command: 'run', speed: 1 } },
  { label: 'Run ×10', command: { command: 'run', speed: 10 } },
  { label: '+1 s', command: { command: 'advance', seconds: 1 } },
  { label: '+1 min', command: { command: 'advance', seconds: 60 } },
  { label: '+1 h', command: { command: 'advance', seconds: 3600 } },
  { label: '+1 day', command: { command: 'advance', seconds: 86_400 } },
  { label: 'To the next event', command: { command: 'next' } },
];

const timeText = (ms: number): string =>
  `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** Moves the world's clock, and shows the next due events. */
export const ClockSection = () => {
  const { run } = usePresenter();
  const { data } = useQuery({
    queryKey: ['presenter', 'schedule'],
    queryFn: async () => schedule.parse(await command({ command: 'schedule' })),
    refetchInterval: 1000,
  });
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-2">
        {STEPS.map((step) => (
          <ChipButton
            key={step.label}
            disabled={step.command.command === 'next' && data?.next.length === 0}
            onClick={() => void run(() => command(step.command))}
          >
            {step.label}
          </ChipButton>
        ))}
      </div>
      {data !== undefined && (
        <DetailList
          items={[
            { label: data.frozen ? 'Time, frozen' : 'Time', value: timeText(data.now) },
            ...data.next.map(({ at, topic, id }) => ({
              label: `${topic} ${id}`,
              value: timeText(at),
            })),
          ]}
        />
      )}
    </div>
  );
};
