import { SCREENS } from '@/domain/screens/screens';
import { ModePill, VisitorWelcome } from '@/features/account';
import { useLanguage } from '@/features/language';
import { Rankings, useLiveQuotes } from '@/features/market';
import { afterFirstData } from '@/lib/after-first-data';
import { afterPrices } from '@/lib/after-prices';
import { late } from '@/lib/late';
import { useIsSignedIn } from '@/session/session';
import { Extra, Skeleton } from '@/ui';
import { PracticeLink } from '../session/practice-link';
import { Entries } from './entries';
import { HomeHeader } from './home-header';
import { loadMemberSummary } from './prefetch-home';

const MemberSummary = late(async () => (await loadMemberSummary()).default);
const News = afterFirstData(async () => (await import('./news')).default);
// Not `DeferredHelpLink`, whose file would come with the first script.
const Help = afterPrices(async () => (await import('../help/what-is-this')).default);

/** As tall as the loaded content, to prevent layout shift. */
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

/** Home, for visitors and members. */
const HomePage = () => {
  useLiveQuotes();
  const isSignedIn = useIsSignedIn();
  const language = useLanguage();
  return (
    <main className="flex flex-col gap-5 pb-6">
      <HomeHeader mode={<ModePill />} />
      {isSignedIn ? (
        <Extra>
          <MemberSummary fallback={<MemberPending />} />
        </Extra>
      ) : (
        <div className="gutter -mt-3">
          <VisitorWelcome practice={<PracticeLink path={SCREENS.trade} />} />
        </div>
      )}
      <div className="gutter empty:hidden">
        <Extra>
          <News language={language} fallback={<NewsPending />} />
        </Extra>
      </div>
      <Entries />
      <div className="gutter">
        <Rankings />
        <Extra>
          <Help look="text" />
        </Extra>
      </div>
    </main>
  );
};

export default HomePage;
