import { useState, type ReactNode } from 'react';
import { Dialog } from '@/ui';
import { PRESENTER_TEXTS } from './texts';

/** Asks before a fresh world takes the place of the current one. `question` is the dialog. */
export const useReplaceWorld = (): {
  readonly ask: (replace: () => void) => void;
  readonly question: ReactNode;
} => {
  const [asked, setAsked] = useState<{ readonly replace: () => void }>();
  const close = (): void => setAsked(undefined);
  return {
    ask: (replace) => setAsked({ replace }),
    question: (
      <Dialog
        open={asked !== undefined}
        onOpenChange={close}
        title={PRESENTER_TEXTS.startAfreshTitle}
        confirmLabel={PRESENTER_TEXTS.startAfresh}
        onConfirm={() => {
          close();
          asked?.replace();
        }}
        cancelLabel={PRESENTER_TEXTS.cancel}
        tone="danger"
      >
        {PRESENTER_TEXTS.startAfreshReason}
      </Dialog>
    ),
  };
};
