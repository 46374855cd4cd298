import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { screenAt, SCREENS, TABS } from '@/domain/screens/screens';
import { loginPath } from '@/domain/screens/return-path';
import { useIsSignedIn, useOwnerKey } from '@/session/session';
import { Dock, Link, type DockItem } from '@/ui';
import { DeferredOpenOrders, DeferredPageNotes, DeferredServiceBubble } from './deferred-parts';
import { LazyPage } from './lazy-page';
import { ROUTES, tabOf } from './routes';
import { useScrollPosition } from './scroll-position';
import { SkipLink } from './skip-link';
import { Strips } from './strips';
import { TAB_ICONS } from './tab-icons';

const loadPageNotFound = async () => {
  const { PageNotFound } = await import('./page-not-found');
  return { default: PageNotFound };
};

const useTabs = (): readonly DockItem[] => {
  const { t } = useTranslation();
  return TABS.map((tab) => {
    const Icon = TAB_ICONS[tab];
    return {
      id: tab,
      label: t(`tabs.${tab}`),
      icon: <Icon size={24} />,
      link: <Link to={SCREENS[tab]} />,
    };
  });
};

/** A screen's layout: strips above, the page, and the dock below on the five tabs. */
export const Shell = () => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const tabs = useTabs();
  const isSignedIn = useIsSignedIn();
  const owner = useOwnerKey();
  useScrollPosition(pathname);
  const screen = screenAt(pathname);
  if (screen === undefined)
    return (
      <>
        <SkipLink />
        <Strips />
        <LazyPage key="none" load={loadPageNotFound} texts={[]} />
      </>
    );
  const route = ROUTES[screen];
  if (route.needsSession && !isSignedIn)
    return <Navigate to={loginPath(`${pathname}${search}`)} replace />;
  const tab = tabOf(screen);
  return (
    <>
      <SkipLink />
      <Strips />
      <DeferredOpenOrders key={`open ${owner}`} />
      <DeferredPageNotes />
      <div
        className={
          tab === undefined
            ? 'page-column min-h-dvh pb-(--dock-height)'
            : 'page-column above-dock min-h-dvh'
        }
      >
        {/* A new owner has a new page: no state and no figure of the last one's is left on it. */}
        <LazyPage
          key={`${screen} ${owner}`}
          load={route.load}
          page={route.page}
          texts={route.texts}
        />
      </div>
      {tab !== undefined && <Dock label={t('tabs.label')} items={tabs} current={tab} />}
      {tab !== undefined && <DeferredServiceBubble key={owner} />}
    </>
  );
};
