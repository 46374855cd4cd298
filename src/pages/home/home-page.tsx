import { ModePill, VisitorWelcome } from '@/features/account';
import { useLanguage } from '@/features/language';
import { Rankings, useLiveQuotes } from '@/features/market';
import { Banners, NoticeLine } from '@/features/notices';
import { QuickActions, TotalEquity } from '@/features/wallet';
import { useIsSignedIn } from '@/session/session';
import { Entries } from './entries';
import { HomeHeader } from './home-header';

/** The first screen, for visitors and users. */
const HomePage = () => {
  useLiveQuotes();
  const isSignedIn = useIsSignedIn();
  const language = useLanguage();
  return (
    <main className="flex flex-col gap-5 pb-6">
      <HomeHeader mode={<ModePill />} />
      <div className="gutter -mt-3">{isSignedIn ? <TotalEquity /> : <VisitorWelcome />}</div>
      {isSignedIn && (
        <div className="gutter">
          <QuickActions />
        </div>
      )}
      <div className="gutter empty:hidden">
        <Banners language={language} />
        <NoticeLine language={language} />
      </div>
      <Entries />
      <div className="gutter">
        <Rankings />
      </div>
    </main>
  );
};

export default HomePage;
