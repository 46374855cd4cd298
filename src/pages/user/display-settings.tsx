import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import {
  DIRECTION_COLORS,
  setDirectionColors,
  useDirectionColors,
} from '@/features/direction-colors';
import {
  languageOptions,
  numberOptions,
  setNumberChoice,
  useLanguage,
  useNumberChoice,
} from '@/features/language';
import { setTheme, useThemeChoice } from '@/features/theme';
import { ChipGroup, LinkRow, type ChipGroupProps } from '@/ui';
import {
  HashIcon,
  MoonIcon,
  PaletteIcon,
  TranslateIcon,
  TrendDownBoldIcon,
  TrendUpBoldIcon,
  type Icon,
} from '@/ui/icons';

/** A choice among a few visible options, below its title. */
const Setting = <T extends string>({
  Icon: SettingIcon,
  ...group
}: ChipGroupProps<T> & { readonly Icon: Icon }) => (
  <div className="flex flex-col gap-3 pt-4 pb-3">
    <p aria-hidden="true" className="flex items-center gap-3 text-body font-semibold">
      <SettingIcon aria-hidden="true" size={22} className="text-ink-2" />
      {group.label}
    </p>
    <ChipGroup {...group} />
  </div>
);

/** Language, with the way to the list of all. */
export const LanguageSetting = () => {
  const { t } = useTranslation('account');
  const current = useLanguage();
  const language = languageOptions().find((option) => option.language === current);
  return (
    <LinkRow
      Icon={TranslateIcon}
      to={SCREENS.language}
      title={t('language.title')}
      state={<span lang={language?.tag}>{language?.name}</span>}
    />
  );
};

/** Light, dark, or as the device's system. */
export const ThemeSetting = () => {
  const { t } = useTranslation('settings');
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

/** Both directions in the colours of a choice, `data-updown`. */
const DirectionSample = ({ colors }: { readonly colors: string }) => (
  <span aria-hidden="true" data-updown={colors} className="mt-0.5 flex justify-center gap-2">
    <TrendUpBoldIcon size={20} className="text-up" />
    <TrendDownBoldIcon size={20} className="text-down" />
  </span>
);

/** Which colours mean up and down. */
export const DirectionColorsSetting = () => {
  const { t } = useTranslation('settings');
  return (
    <Setting
      Icon={PaletteIcon}
      label={t('directionColors.title')}
      columns={2}
      value={useDirectionColors()}
      onChange={setDirectionColors}
      options={DIRECTION_COLORS.map((choice) => ({
        value: choice,
        label: t(`directionColors.${choice}`),
        detail: <DirectionSample colors={choice} />,
      }))}
    />
  );
};

/** How numbers are written. */
export const NumbersSetting = () => {
  const { t } = useTranslation('settings');
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
