import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import * as zod from 'zod/mini';
import { SCREENS } from '@/domain/screens/screens';
import { endSession } from '@/session/session';
import { Button, ListRow } from '@/ui';
import { command, usePresenter } from './command';
import { askForOpenings } from './openings';
import { PRESENTER_TEXTS } from './texts';

const text = zod.string();

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
const share = async (): Promise<void> => {
  const word = text.parse(await command({ command: 'save-world', as: 'link' }));
  const { origin, pathname } = window.location;
  await navigator.clipboard.writeText(`${origin}${pathname}?mock=world:${word}`);
};

/** Resets the whole world, or exports and imports it as a file or link. Theme and language are unchanged. */
export const WorldSection = ({ onDone }: { readonly onDone: () => void }) => {
  const queryClient = useQueryClient();
  const { busy, run } = usePresenter();
  const file = useRef<HTMLInputElement>(null);
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
      <Button block tone="secondary" onClick={() => void run(share, 'Link copied')}>
        {PRESENTER_TEXTS.copyLink}
      </Button>
      <Button block onClick={() => void run(() => reset(), 'A fresh world')}>
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
              onClick={() => void run(() => reset(`scenario:${name}`), `A fresh world: ${name}`)}
            />
          ))}
        </div>
      </section>
    </div>
  );
};
