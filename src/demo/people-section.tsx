import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import * as zod from 'zod/mini';
import { SCREENS } from '@/domain/screens/screens';
import { endSession, startSession } from '@/session/session';
import { Button, ListRow } from '@/ui';
import { command, usePresenter } from './command';
import { PRESENTER_TEXTS } from './texts';

const personas = zod.array(zod.object({ account: zod.string() }));
const token = zod.string();

const loadPersonas = async () =>
  personas.safeParse(await command({ command: 'personas' })).data ?? [];

/** Who there is, to be handed to the section: asked for when the panel opens. */
export type People = ReturnType<typeof loadPersonas>;
export const askForPeople = (): People => loadPersonas();

/** Signs a persona in at one tap, and out again. */
export const PeopleSection = ({
  people,
  onDone,
}: {
  readonly people: People;
  readonly onDone: () => void;
}) => {
  const queryClient = useQueryClient();
  const { run } = usePresenter();
  const all = use(people);
  const signIn = (account: string): void =>
    void run(async () => {
      const issued = token.parse(await command({ command: 'persona', account }));
      queryClient.clear();
      startSession(issued);
      window.location.hash = SCREENS.home;
      onDone();
    }, `Signed in as ${account}`);
  return (
    <div className="space-y-3">
      <div className="divide-y divide-line">
        {all.map(({ account }) => (
          <ListRow key={account} title={account} caret onClick={() => signIn(account)} />
        ))}
      </div>
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
    </div>
  );
};
