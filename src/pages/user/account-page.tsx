import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { InviteRow, Profile, SignOutButton, VerificationRow } from '@/features/account';
import {
  languageOptions,
  numberOptions,
  setNumberChoice,
  useLanguage,
  useNumberChoice,
} from '@/features/language';
import { ServiceRows } from '@/features/support';
import { setTheme, useThemeChoice } from '@/features/theme';
import { Card, ChipGroup, Link, ListRow, type ChipGroupProps } from '@/ui';
import { ChartBarIcon, HashIcon, InfoIcon, MoonIcon, TranslateIcon } from '@/ui/icons';
import { ScreenFrame } from '../screen/screen-frame';

/** A choice among a few visible options, below its title. */
const Setting = <T extends string>({
  Icon,
  ...group
}: ChipGroupProps<T> & { readonly Icon: typeof HashIcon }) => (
  <div className="flex flex-col gap-3 pt-4 pb-3">
    <p aria-hidden="true" className="flex items-center gap-3 text-body font-semibold">
      <Icon aria-hidden="true" size={22} className="text-ink-2" />
      {group.label}
    </p>
    <ChipGroup {...group} />
  </div>
);

/** Light, dark, or as the device's system. */
const ThemeSetting = () => {
  const { t } = useTranslation('account');
  return (
    <Setting
      Icon={MoonIcon}
      label={t('theme.title')}
      columns={3}
      value={useThemeChoice()}
      onChange={setTheme}
      options={[
        { value: 'light', label: t('theme.light') },
        { value: 'dark', label: t('theme.dark') },
        { value: 'system', label: t('theme.system') },
      ]}
    />
  );
};

/** How numbers are written. */
const NumbersSetting = () => {
  const { t } = useTranslation('account');
  const choice = useNumberChoice();
  return (
    <Setting
      Icon={HashIcon}
      label={t('numbers.title')}
      columns={2}
      value={choice}
      onChange={setNumberChoice}
      options={[
        { value: 'language', label: t('numbers.language') },
        ...numberOptions().map((option) => ({ value: option.choice, label: option.example })),
      ]}
    />
  );
};

/** The user's account and app settings. */
const AccountPage = () => {
  const { t } = useTranslation('account');
  const current = useLanguage();
  const language = languageOptions().find((option) => option.language === current);
  return (
    <ScreenFrame>
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
            <ThemeSetting />
            <NumbersSetting />
            <ServiceRows />
            <ListRow
              leading={<InfoIcon aria-hidden="true" size={22} className="text-ink-2" />}
              title={t('about')}
              caret
              link={<Link to={SCREENS.about} />}
            />
          </div>
        </Card>
        <SignOutButton />
      </div>
    </ScreenFrame>
  );
};

export default AccountPage;
