import { lazy, Suspense } from 'react';
import { ModePill, VisitorWelcome } from '@/features/account';
import { useLanguage } from '@/features/language';
import { Rankings, useLiveQuotes } from '@/features/market';
import { afterFirstData } from '@/lib/after-first-data';
import { useIsSignedIn } from '@/session/session';
import { Extra, Skeleton } from '@/ui';
import { Entries } from './entries';
import { HomeHeader } from './home-header';
import { loadMemberPart } from './prefetch-home';

const MemberPart = lazy(loadMemberPart);
const News = afterFirstData(() => import('./news'));

/** As high as what is to come: nothing moves when it is there. */
const MemberPending = () => (
  <>
    <div className="-mt-3 h-28" />
    <div className="h-11" />
  </>
);

const NewsPending = () => (
  <>
    <Skeleton className="mb-7 h-26 w-full rounded-card" />
    <Skeleton className="h-11 w-full rounded-field" />
  </>
);

/** The first screen, for visitors and users. */
const HomePage = () => {
  useLiveQuotes();
  const isSignedIn = useIsSignedIn();
  const language = useLanguage();
  return (
    <main className="flex flex-col gap-5 pb-6">
      <HomeHeader mode={<ModePill />} />
      {isSignedIn ? (
        <Suspense fallback={<MemberPending />}>
          <MemberPart />
        </Suspense>
      ) : (
        <div className="gutter -mt-3">
          <VisitorWelcome />
        </div>
      )}
      <div className="gutter empty:hidden">
        <Extra fallback={<NewsPending />}>
          <News language={language} />
        </Extra>
      </div>
      <Entries />
      <div className="gutter">
        <Rankings />
      </div>
    </main>
  );
};

export default HomePage;
