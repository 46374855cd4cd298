import type { ReactNode } from 'react';
import { IconButton } from '../action/icon-button';
import { ArrowLeftIcon } from '../icons';
import { PageTitle } from './page-title';

/** The top of a page. */
export interface PageHeaderProps {
  readonly title: ReactNode;
  /** Without, the page has no way back: a tab of the dock. */
  readonly back?: { readonly label: string; readonly onBack: () => void } | undefined;
  /** Icon buttons at the right. */
  readonly actions?: ReactNode;
  /** Below the title, inside the sticky part: tabs, a strip. */
  readonly children?: ReactNode;
}

/** A sticky header of 56 px with the page's only h1. */
export const PageHeader = ({ title, back, actions, children }: PageHeaderProps) => (
  <header className="safe-top sticky top-(--strip-height,0px) z-10 bg-page">
    <div className="gutter flex min-h-14 flex-wrap items-center gap-x-1">
      {back !== undefined && (
        <span className="-ml-3">
          <IconButton label={back.label} icon={<ArrowLeftIcon size={24} />} onClick={back.onBack} />
        </span>
      )}
      {/* At large text the buttons go below the title; a word that is wider than the screen breaks. */}
      <PageTitle className="max-w-full min-w-0 flex-[1_1_min-content] py-2 text-title">
        {title}
      </PageTitle>
      {actions !== undefined && <div className="-mr-2.5 ml-auto flex items-center">{actions}</div>}
    </div>
    {children}
  </header>
);
