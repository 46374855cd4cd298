import { DelayedFallback, PageTitle, Skeleton } from '@/ui';

/** The Trade screen's skeleton until the first price. */
export const PageSkeleton = ({
  title,
  label,
}: {
  readonly title: string;
  readonly label: string;
}) => (
  <main className="gutter pt-3">
    <PageTitle className="sr-only">{title}</PageTitle>
    <DelayedFallback label={label}>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-11 w-48" />
        <Skeleton className="h-64 w-full" />
        <Skeleton className="h-60 w-full" />
      </div>
    </DelayedFallback>
  </main>
);
