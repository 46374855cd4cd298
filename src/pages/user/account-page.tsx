import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import { InviteRow, Profile, SignOutButton, VerificationRow } from '@/features/account';
import { languageOptions, useLanguage } from '@/features/language';
import { setTheme, useTheme } from '@/features/theme';
import { Card, Link, ListRow, PageHeader, Switch } from '@/ui';
import { ChartBarIcon, MoonIcon, TranslateIcon } from '@/ui/icons';

/** The signed-in user: who they are, and how the app looks to them. */
const AccountPage = () => {
  const { t } = useTranslation(['account', 'app']);
  const navigate = useNavigate();
  const theme = useTheme();
  const current = useLanguage();
  const language = languageOptions().find((option) => option.language === current);
  return (
    <main className="pb-8">
      <PageHeader
        title={t('title')}
        back={{ label: t('app:back'), onBack: () => void navigate(SCREENS.home) }}
      />
      <div className="gutter flex flex-col gap-5">
        <Profile />
        <Card>
          <div className="-my-2 divide-y divide-line">
            <VerificationRow />
            <InviteRow />
            <ListRow
              leading={<ChartBarIcon aria-hidden="true" size={22} className="text-ink-2" />}
              title={t('statistics')}
              caret
              link={<Link to={SCREENS.statistics} />}
            />
          </div>
        </Card>
        <Card title={t('settings')}>
          <div className="-mb-2 divide-y divide-line">
            <ListRow
              leading={<TranslateIcon aria-hidden="true" size={22} className="text-ink-2" />}
              title={t('language.title')}
              value={<span lang={language?.tag}>{language?.name}</span>}
              caret
              link={<Link to={SCREENS.language} />}
            />
            <Switch
              label={
                <span className="flex items-center gap-3 font-semibold">
                  <MoonIcon aria-hidden="true" size={22} className="text-ink-2" />
                  {t('darkTheme')}
                </span>
              }
              checked={theme === 'dark'}
              onChange={(isDark) => setTheme(isDark ? 'dark' : 'light')}
            />
          </div>
        </Card>
        <SignOutButton />
      </div>
    </main>
  );
};

export default AccountPage;
