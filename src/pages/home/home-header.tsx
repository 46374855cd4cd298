import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BRAND } from '@/brand';
import { SCREENS } from '@/domain/screens/screens';
import type { UnreadLabel } from '@/features/messages';
import { setTheme, useTheme } from '@/features/theme';
import { afterFirstData } from '@/lib/after-first-data';
import { useIsSignedIn } from '@/session/session';
import { Extra, IconButton, IconLink, PageTitle } from '@/ui';
import { BellIcon, MagnifyingGlassIcon, MoonIcon, SunIcon, UserCircleIcon } from '@/ui/icons';

const UnreadCount = afterFirstData(async () => (await import('./unread-count')).default);

/** The way to the notifications, with the number of those that are unread. */
const Bell = () => {
  const { t } = useTranslation('account');
  const isSignedIn = useIsSignedIn();
  const [unread, setUnread] = useState<UnreadLabel>();
  return (
    <>
      <IconLink
        to={SCREENS.notifications}
        label={unread?.label ?? t('notifications')}
        icon={
          <>
            <BellIcon size={22} />
            {unread?.badge}
          </>
        }
      />
      {isSignedIn && (
        <Extra>
          <UnreadCount onChange={setUnread} />
        </Extra>
      )}
    </>
  );
};

const ThemeToggle = () => {
  const { t } = useTranslation('account');
  const isDark = useTheme() === 'dark';
  return (
    <IconButton
      label={t(isDark ? 'toLight' : 'toDark')}
      icon={isDark ? <SunIcon size={22} /> : <MoonIcon size={22} />}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    />
  );
};

/** Brand at the left, the user's controls at the right. */
export const HomeHeader = ({ mode }: { readonly mode: ReactNode }) => {
  const { t } = useTranslation(['account', 'app']);
  return (
    <header className="safe-top sticky top-(--strip-height,0px) z-10 bg-page">
      <div className="group gutter flex min-h-14 flex-wrap items-center gap-x-2.5">
        <img
          src={`${import.meta.env.BASE_URL}${BRAND.logo}`}
          alt=""
          width={30}
          height={30}
          className="shrink-0"
        />
        {/* Beside the mode there is no room for the name on the narrowest phones: the mark stands for it. */}
        <PageTitle className="text-row max-[389px]:group-has-[.mode:not(:empty)]:sr-only">
          {BRAND.name}
        </PageTitle>
        <div className="-mr-2.5 ml-auto flex items-center">
          <span className="mode mr-2 flex empty:hidden">{mode}</span>
          <IconLink
            to={SCREENS.search}
            label={t('app:search')}
            icon={<MagnifyingGlassIcon size={22} />}
          />
          <ThemeToggle />
          <Bell />
          <IconLink to={SCREENS.account} label={t('title')} icon={<UserCircleIcon size={22} />} />
        </div>
      </div>
    </header>
  );
};
