import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { screenAt } from '@/domain/screens/screens';
import { ScreenFrame } from '@/pages/screen/screen-frame';
import { useScreenTitle } from '@/pages/screen/screen-title';
import { PageHeader } from '@/ui';
import { tabOf } from './routes';

/** The frame around a page that could not be shown: its title, and Back unless it is a tab. */
export const FailureFrame = ({ children }: { readonly children: ReactNode }) => {
  const title = useScreenTitle();
  const isTab = tabOf(screenAt(useLocation().pathname)) !== undefined;
  if (!isTab) return <ScreenFrame>{children}</ScreenFrame>;
  return (
    <main>
      <PageHeader title={title} />
      {children}
    </main>
  );
};
