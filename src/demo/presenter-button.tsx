import { lazy, Suspense, useState } from 'react';
import { PRESENTER_TEXTS } from './texts';

const LatePresenter = lazy(async () => {
  const { Presenter } = await import('./presenter');
  return { default: Presenter };
});

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
      {open && (
        <Suspense fallback={null}>
          <LatePresenter onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
