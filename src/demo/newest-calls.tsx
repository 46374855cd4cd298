import { useQuery } from '@tanstack/react-query';
import * as zod from 'zod/mini';
import { Button, DetailList } from '@/ui';
import { command, usePresenter } from './command';
import { PRESENTER_TEXTS } from './texts';

const SHOWN = 12;

const calls = zod.array(
  zod.object({
    operation: zod.string(),
    ms: zod.number(),
    status: zod.number(),
    reply: zod.string(),
  }),
);
const text = zod.string();

const copyAsTest = async (): Promise<void> =>
  navigator.clipboard.writeText(text.parse(await command({ command: 'calls-as-test' })));

/** The newest calls with their replies; can be copied as a test that repeats them. */
export const NewestCalls = () => {
  const { run } = usePresenter();
  const { data = [] } = useQuery({
    queryKey: ['presenter', 'calls'],
    queryFn: async () => calls.parse(await command({ command: 'calls' })),
    refetchInterval: 2000,
  });
  return (
    <section aria-label="Newest calls" className="space-y-2">
      <Button block tone="secondary" onClick={() => void run(copyAsTest, 'Test copied')}>
        {PRESENTER_TEXTS.copyAsTest}
      </Button>
      <DetailList
        items={data.slice(0, SHOWN).map(({ operation, ms, status, reply }) => ({
          label: `${operation}, ${Math.round(ms)} ms`,
          value: `${status} ${reply.slice(0, 60)}`,
        }))}
      />
    </section>
  );
};
