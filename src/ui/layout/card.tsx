import type { ReactNode } from 'react';

/** A surface that groups content; `title` is its heading. */
export const Card = ({
  title,
  aside,
  children,
}: {
  readonly title?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) => (
  <section className="rounded-card bg-surface p-4">
    {title !== undefined && (
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="text-row">{title}</h2>
        {aside}
      </div>
    )}
    {children}
  </section>
);
