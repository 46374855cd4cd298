import { useState } from 'react';
import { late } from '@/lib/late';
import { PRESENTER_TEXTS } from './texts';

const LatePresenter = late(async () => (await import('./presenter')).Presenter);

/** Opens the presenter's panel from the demo strip. */
export const PresenterButton = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        lang="en"
        className="ml-2 cursor-pointer underline underline-offset-2 hit"
        onClick={() => setOpen(true)}
      >
        {PRESENTER_TEXTS.presenter}
      </button>
      {open && <LatePresenter onClose={() => setOpen(false)} />}
    </>
  );
};
