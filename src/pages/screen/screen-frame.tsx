import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PageHeader } from '@/ui';
import { DeferredHelpIcon, DeferredHelpLink } from './deferred-help';
import { useScreenTitle } from './screen-title';
import { useBack } from './use-back';

/** The frame of a screen that is not a tab: header with title and a Back that always has a target. */
export const ScreenFrame = ({
  title,
  actions,
  header,
  className,
  parent,
  children,
}: {
  /** Replaces the title from the table of screens. */
  readonly title?: ReactNode;
  /** Icon buttons, right of the title and of "What is this?". */
  readonly actions?: ReactNode;
  /** Below the title, inside the sticky part. */
  readonly header?: ReactNode;
  readonly className?: string | undefined;
  /** Target of Back after a deep link, if it is not the screen's parent: an earlier step. */
  readonly parent?: string | undefined;
  readonly children: ReactNode;
}) => {
  const screenTitle = useScreenTitle();
  const back = useBack(parent);
  return (
    <main className={clsx('pb-8', className)}>
      <PageHeader
        title={title ?? screenTitle}
        back={back}
        actions={
          <>
            <span className={clsx('contents', actions !== undefined && 'max-[389px]:hidden')}>
              <DeferredHelpIcon />
            </span>
            {actions}
          </>
        }
      >
        {header}
      </PageHeader>
      {children}
      {/* On the narrowest phones a title with actions has no room beside it. */}
      {actions !== undefined && (
        <div className="gutter pt-4 empty:hidden min-[390px]:hidden">
          <DeferredHelpLink />
        </div>
      )}
    </main>
  );
};
