import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { changeLanguage, languageOptions, useLanguage, useTellServer } from '@/features/language';
import { PageHeader, PickList, showToast } from '@/ui';

type Language = ReturnType<typeof useLanguage>;

/** Twelve languages by their own names. */
const LanguagePage = () => {
  const { t } = useTranslation(['account', 'app']);
  const navigate = useNavigate();
  const current = useLanguage();
  const tellServer = useTellServer();
  const choose = async (language: Language): Promise<void> => {
    try {
      await changeLanguage(language);
      tellServer(language);
    } catch {
      showToast({ text: t('language.failed'), tone: 'error' });
    }
  };
  return (
    <main className="pb-8">
      <PageHeader
        title={t('language.title')}
        back={{ label: t('app:back'), onBack: () => void navigate(-1) }}
      />
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
    </main>
  );
};

export default LanguagePage;
