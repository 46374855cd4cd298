import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A grey placeholder shape; size and radius by class names. */
export const Skeleton = ({ className }: { readonly className?: string | undefined }) => (
  <span
    aria-hidden="true"
    className={clsx(
      'block animate-skeleton rounded-small bg-sunken motion-reduce:animate-none',
      className,
    )}
  />
);

/** A column of shapes, each with the class name of its height. */
export const SkeletonBars = ({ heights }: { readonly heights: readonly string[] }) => (
  <div className="flex flex-col gap-5">
    {heights.map((height, index) => (
      <Skeleton key={index} className={clsx('w-full', height)} />
    ))}
  </div>
);

/** Placeholder rows of a list: two lines at the left, a figure at the right. */
export const SkeletonRows = ({ rows = 4 }: { readonly rows?: number | undefined }) => (
  <div aria-hidden="true">
    {Array.from({ length: rows }, (_, index) => (
      <div key={index} className="flex min-h-16 items-center gap-3 py-3">
        <Skeleton className="size-9 rounded-full" />
        <span className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-3.5 w-28" />
          <Skeleton className="h-3 w-20" />
        </span>
        <Skeleton className="h-4 w-20" />
      </div>
    ))}
  </div>
);

/** Renders its children after 200 ms, so that a fast reply does not flicker. `label` is announced meanwhile. */
export const DelayedFallback = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) => (
  <output className="block animate-delayed">
    <span className="sr-only">{label}</span>
    {children}
  </output>
);
