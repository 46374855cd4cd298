import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PageHeader } from '@/ui';
import { useScreenTitle } from './screen-title';
import { useBack } from './use-back';

/** Every screen that is no tab: its header with the title of the table of screens and a Back that always leads on. */
export const ScreenFrame = ({
  title,
  actions,
  header,
  className,
  children,
}: {
  /** In place of the title of the table of screens. */
  readonly title?: ReactNode;
  /** Icon buttons at the right of the title. */
  readonly actions?: ReactNode;
  /** Below the title, inside the sticky part. */
  readonly header?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => {
  const screenTitle = useScreenTitle();
  const back = useBack();
  return (
    <main className={clsx('pb-8', className)}>
      <PageHeader title={title ?? screenTitle} back={back} actions={actions}>
        {header}
      </PageHeader>
      {children}
    </main>
  );
};
