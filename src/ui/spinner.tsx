import { clsx } from 'clsx';

/** A turning ring in the colour of the text around it. What it stands for is said by its surroundings. */
export const Spinner = ({ className }: { readonly className?: string | undefined }) => (
  <span
    aria-hidden="true"
    className={clsx(
      'inline-block size-5 animate-spin rounded-full border-2 border-current border-t-transparent',
      className,
    )}
  />
);
