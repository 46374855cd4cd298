import { useTranslation } from 'react-i18next';
import { changeLanguage, languageOptions, useLanguage, useSyncLanguage } from '@/features/language';
import { PickList, showToast } from '@/ui';
import { ScreenFrame } from '../screen/screen-frame';

type Language = ReturnType<typeof useLanguage>;

/** The choice of language; languages are listed by their own names. */
const LanguagePage = () => {
  const { t } = useTranslation(['account', 'app']);
  const current = useLanguage();
  const tellServer = useSyncLanguage();
  const choose = async (language: Language): Promise<void> => {
    try {
      if (await changeLanguage(language)) tellServer(language);
    } catch {
      showToast({ text: t('language.failed'), tone: 'error' });
    }
  };
  return (
    <ScreenFrame>
      <div className="gutter">
        <PickList
          label={t('language.list')}
          options={languageOptions().map(({ language, name, tag }) => ({
            value: language,
            label: <span lang={tag}>{name}</span>,
            search: `${name} ${language}`,
          }))}
          value={current}
          onPick={(language) => void choose(language)}
          emptyText={t('app:noMatch')}
        />
      </div>
    </ScreenFrame>
  );
};

export default LanguagePage;
