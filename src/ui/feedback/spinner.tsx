import { clsx } from 'clsx';

/** A spinner in the current text colour. Its context provides the text alternative. */
export const Spinner = ({ className }: { readonly className?: string | undefined }) => (
  <span
    aria-hidden="true"
    className={clsx(
      'inline-block size-5 animate-spin rounded-full border-2 border-current border-t-transparent',
      className,
    )}
  />
);
