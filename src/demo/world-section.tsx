import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as zod from 'zod/mini';
import { SCREENS } from '@/domain/screens/screens';
import { endSession, sessionToken } from '@/session/session';
import { Button, Dialog, ListRow, showToast } from '@/ui';
import { command, usePresenter } from './command';
import { enter } from './enter';
import { askForOpenings } from './openings';
import { useReplaceWorld } from './replace-world';
import { PRESENTER_TEXTS } from './texts';

const text = zod.string();
const token = zod.optional(zod.string());

const download = (content: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'quayside-world.json';
  link.click();
  URL.revokeObjectURL(url);
};

const save = async (): Promise<void> =>
  download(text.parse(await command({ command: 'save-world', as: 'file' })));
/** Messengers and mail cut off longer addresses. */
const LONGEST_LINK = 8000;

/** A link to this world and who is signed in. Behind the `#`, which no server gets: many refuse addresses of its length. */
const linkToWorld = async (): Promise<string> => {
  const word = text.parse(await command({ command: 'save-world', as: 'link' }));
  const own = sessionToken();
  const session = own === undefined ? '' : `,session:${own}`;
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#mock=world:${word}${session}`;
};

/** Copies a link to this world, or offers the file if the link would be too long to send. */
const LinkButton = () => {
  const { busy, run } = usePresenter();
  const [isTooLong, setTooLong] = useState(false);
  const share = async (): Promise<void> => {
    const link = await linkToWorld();
    if (link.length > LONGEST_LINK) {
      setTooLong(true);
      return;
    }
    await navigator.clipboard.writeText(link);
    showToast({ text: 'Link copied', tone: 'success' });
  };
  return (
    <>
      <Button block tone="secondary" loading={busy} onClick={() => void run(share)}>
        {PRESENTER_TEXTS.copyLink}
      </Button>
      <Dialog
        open={isTooLong}
        onOpenChange={setTooLong}
        title={PRESENTER_TEXTS.tooLong}
        confirmLabel={PRESENTER_TEXTS.saveFile}
        onConfirm={() => {
          setTooLong(false);
          void run(save);
        }}
        cancelLabel={PRESENTER_TEXTS.cancel}
      >
        {PRESENTER_TEXTS.tooLongReason}
      </Dialog>
    </>
  );
};

/** The one checkpoint of the panel. This browser keeps it with the world. */
const CHECKPOINT = 'presenter';

const setCheckpoint = (): Promise<unknown> =>
  command({ command: 'checkpoint', name: CHECKPOINT, session: sessionToken() });

/** Remembers the world as it is and who is signed in, and goes back to that. */
const Checkpoint = ({ onDone }: { readonly onDone: () => void }) => {
  const { busy, run } = usePresenter();
  const restore = async (): Promise<void> => {
    const session = token.parse(await command({ command: 'restore', name: CHECKPOINT }));
    // What is on screen, as an order that was placed since, is of another time, and maybe of another world.
    if (session === undefined) endSession();
    else enter(session);
    onDone();
  };
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button
        tone="secondary"
        size="medium"
        loading={busy}
        onClick={() => void run(setCheckpoint, 'Checkpoint set')}
      >
        {PRESENTER_TEXTS.checkpoint}
      </Button>
      <Button
        tone="secondary"
        size="medium"
        loading={busy}
        onClick={() => void run(restore, 'Back to the checkpoint')}
      >
        {PRESENTER_TEXTS.restore}
      </Button>
    </div>
  );
};

/** Resets the whole world, or exports and imports it as a file or link. Theme and language are unchanged. */
export const WorldSection = ({ onDone }: { readonly onDone: () => void }) => {
  const queryClient = useQueryClient();
  const { busy, run } = usePresenter();
  const file = useRef<HTMLInputElement>(null);
  const { ask, question } = useReplaceWorld();
  const leave = (): void => {
    endSession();
    queryClient.clear();
    window.location.hash = SCREENS.login;
    onDone();
  };
  const open = async (chosen: File): Promise<void> => {
    await command({ command: 'open-world', file: await chosen.text() });
    leave();
  };
  const reset = async (opening?: string): Promise<void> => {
    await command({ command: 'reset', opening });
    leave();
  };
  const { data } = useQuery({
    queryKey: ['presenter', 'openings'],
    queryFn: askForOpenings,
    staleTime: Infinity,
  });
  return (
    <div className="space-y-3">
      <Button block tone="secondary" loading={busy} onClick={() => void run(save)}>
        {PRESENTER_TEXTS.saveFile}
      </Button>
      <Button block tone="secondary" onClick={() => file.current?.click()}>
        {PRESENTER_TEXTS.openFile}
      </Button>
      <input
        ref={file}
        type="file"
        accept="application/json"
        aria-label="File of a world"
        className="hidden"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) void run(() => open(chosen), 'The world of the file is open');
        }}
      />
      <LinkButton />
      <Checkpoint onDone={onDone} />
      <Button
        block
        loading={busy}
        onClick={() => ask(() => void run(() => reset(), 'A fresh world'))}
      >
        {PRESENTER_TEXTS.startAfresh}
      </Button>
      <section aria-label={PRESENTER_TEXTS.scenarios} className="space-y-2">
        <h3 className="text-label text-ink-2">{PRESENTER_TEXTS.scenarios}</h3>
        <div className="divide-y divide-line">
          {data?.scenarios.map(({ name, shows }) => (
            <ListRow
              key={name}
              title={name}
              detail={shows}
              caret
              onClick={() =>
                ask(() => void run(() => reset(`scenario:${name}`), `A fresh world: ${name}`))
              }
            />
          ))}
        </div>
      </section>
      {question}
    </div>
  );
};
