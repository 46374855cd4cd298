import { useQuery } from '@tanstack/react-query';
import * as zod from 'zod/mini';
import { Button } from '@/ui';
import { command, usePresenter } from './command';
import { PRESENTER_TEXTS } from './texts';

const active = zod.array(
  zod.object({
    id: zod.number(),
    left: zod.number(),
    rule: zod.object({
      operation: zod.optional(zod.string()),
      event: zod.optional(zod.string()),
      stage: zod.string(),
      effect: zod.object({ kind: zod.string() }),
    }),
  }),
);

const STAGES: Readonly<Record<string, string>> = {
  beforeCommit: 'before',
  afterCommit: 'after',
  socket: 'on the socket',
};

const every = (name: string): string => (name === '*' ? 'Everything' : name);

/** Lists the active faults, each with a remove button. */
export const ActiveFaults = () => {
  const { run } = usePresenter();
  const { data = [] } = useQuery({
    queryKey: ['presenter', 'faults'],
    queryFn: async () => active.parse(await command({ command: 'faults' })),
    refetchInterval: 2000,
  });
  if (data.length === 0) return null;
  return (
    <section aria-label="What goes wrong now" className="space-y-2">
      <ul className="divide-y divide-line">
        {data.map(({ id, left, rule }) => (
          <li key={id} className="flex items-center gap-2 py-2">
            <span className="min-w-0 flex-1 text-body wrap-anywhere">
              {every(rule.operation ?? rule.event ?? '*')}
              <span className="block text-label text-ink-2">
                {`${rule.effect.kind}, ${STAGES[rule.stage] ?? rule.stage}, ${left} left`}
              </span>
            </span>
            <Button
              size="small"
              tone="secondary"
              onClick={() => void run(() => command({ command: 'remove-fault', id }))}
            >
              {PRESENTER_TEXTS.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        block
        tone="secondary"
        onClick={() =>
          void run(() => command({ command: 'clear-faults' }), 'Nothing goes wrong now')
        }
      >
        {PRESENTER_TEXTS.clear}
      </Button>
    </section>
  );
};
