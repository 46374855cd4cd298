import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SCREEN_FRAMES } from '@/domain/screens/screen-frames';
import { screenAt } from '@/domain/screens/screens';
import { ScreenFrame } from '@/pages/screen/screen-frame';
import { useScreenTitle } from '@/pages/screen/screen-title';
import { PageHeader } from '@/ui';
import { BareFrame } from './bare-frame';
import { tabOf } from './routes';

/** The frame around a page that could not be shown: its title, if its texts could be loaded, and Back unless it is a tab. */
export const FailureFrame = ({ children }: { readonly children: ReactNode }) => {
  const { i18n } = useTranslation();
  const title = useScreenTitle();
  const screen = screenAt(useLocation().pathname);
  if (screen === undefined || !i18n.exists(SCREEN_FRAMES[screen].title))
    return <BareFrame>{children}</BareFrame>;
  if (tabOf(screen) === undefined) return <ScreenFrame>{children}</ScreenFrame>;
  return (
    <main>
      <PageHeader title={title} />
      {children}
    </main>
  );
};
