import { Navigate, useLocation } from 'react-router-dom';
import { screenAt } from '@/domain/screens/screens';
import { loginPath } from '@/domain/screens/return-path';
import { useIsSignedIn, useOwnerKey } from '@/session/session';
import { DeferredOpenOrders, DeferredPageNotes, DeferredServiceBubble } from './deferred-parts';
import { LatePage } from './late-page';
import { ROUTES, tabOf } from './routes';
import { useScrollPosition } from './scroll-position';
import { SkipLink } from './skip-link';
import { Strips } from './strips';
import { TabBar } from './tab-bar';

const loadPageNotFound = async () => {
  const { PageNotFound } = await import('./page-not-found');
  return { default: PageNotFound };
};

const NO_TEXTS = [] as const;

/** A screen's layout: strips above, the page, and the dock below on the five tabs. */
export const Shell = () => {
  const { pathname, search } = useLocation();
  const isSignedIn = useIsSignedIn();
  const owner = useOwnerKey();
  useScrollPosition(pathname);
  const screen = screenAt(pathname);
  if (screen === undefined)
    return (
      <>
        <SkipLink />
        <Strips />
        <LatePage key="none" load={loadPageNotFound} texts={NO_TEXTS} />
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
        <LatePage key={`${screen} ${owner}`} load={route.load} texts={route.texts} />
      </div>
      {tab !== undefined && <TabBar tab={tab} />}
      {tab !== undefined && <DeferredServiceBubble key={owner} />}
    </>
  );
};
