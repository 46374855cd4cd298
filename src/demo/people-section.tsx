import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import * as zod from 'zod/mini';
import type { ControlCommand } from '@mocks/control';
import { SCREENS } from '@/domain/screens/screens';
import { endSession, useSessionUser } from '@/session/session';
import { Button, ListRow } from '@/ui';
import { command, usePresenter } from './command';
import { enter } from './enter';
import { askForOpenings, openingOf } from './openings';
import { useReplaceWorld } from './replace-world';
import { PRESENTER_TEXTS } from './texts';

const personas = zod.array(zod.object({ account: zod.string() }));
const token = zod.string();

const loadPeople = async () => {
  const present = personas.safeParse(await command({ command: 'personas' })).data ?? [];
  const { personas: all } = await askForOpenings();
  const isPresent = (name: string): boolean => present.some(({ account }) => account === name);
  return { present, others: all.filter(({ name }) => !isPresent(name)) };
};

/** The accounts of the world, loaded when the panel opens. */
export type People = ReturnType<typeof loadPeople>;
export const askForPeople = (): People => loadPeople();

/** What a presenter does to who is signed in: the demo account afresh, or the session lost with the next call. */
const OwnAccount = ({
  account,
  onDone,
}: {
  readonly account: string;
  readonly onDone: () => void;
}) => {
  const { busy, run } = usePresenter();
  const send = (order: ControlCommand, done: string): void =>
    void run(async () => {
      await command(order);
      onDone();
    }, done);
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button
        tone="secondary"
        size="medium"
        loading={busy}
        onClick={() => send({ command: 'reset-demo', account }, `Demo account of ${account} reset`)}
      >
        {PRESENTER_TEXTS.resetDemo}
      </Button>
      <Button
        tone="secondary"
        size="medium"
        loading={busy}
        onClick={() => send({ command: 'end-session', account }, `Session of ${account} ended`)}
      >
        {PRESENTER_TEXTS.endSession}
      </Button>
    </div>
  );
};

/** Signs a persona in or out with one tap; opens a world with it if the current one lacks it. */
export const PeopleSection = ({
  people,
  onDone,
}: {
  readonly people: People;
  readonly onDone: () => void;
}) => {
  const queryClient = useQueryClient();
  const { run } = usePresenter();
  const { present, others } = use(people);
  const user = useSessionUser();
  const signIn = (name: string, issue: () => Promise<unknown>): void =>
    void run(async () => {
      const issued = token.parse(await issue());
      queryClient.clear();
      enter(issued);
      window.location.hash = SCREENS.home;
      onDone();
    }, `Signed in as ${name}`);
  const { ask, question } = useReplaceWorld();
  return (
    <div className="space-y-3">
      <div className="divide-y divide-line">
        {present.map(({ account }) => (
          <ListRow
            key={account}
            title={account}
            caret
            onClick={() => signIn(account, () => command({ command: 'persona', account }))}
          />
        ))}
      </div>
      {user !== undefined && <OwnAccount account={user.account} onDone={onDone} />}
      <Button
        tone="secondary"
        block
        onClick={() => {
          endSession();
          queryClient.clear();
          onDone();
        }}
      >
        {PRESENTER_TEXTS.signOut}
      </Button>
      <section aria-label={PRESENTER_TEXTS.inFreshWorld} className="space-y-2">
        <h3 className="text-label text-ink-2">{PRESENTER_TEXTS.inFreshWorld}</h3>
        <div className="divide-y divide-line">
          {others.map(({ name, shows }) => (
            <ListRow
              key={name}
              title={name}
              detail={shows}
              caret
              onClick={() =>
                ask(() =>
                  signIn(name, async () =>
                    command({ command: 'reset', opening: await openingOf(name) }),
                  ),
                )
              }
            />
          ))}
        </div>
      </section>
      {question}
    </div>
  );
};
